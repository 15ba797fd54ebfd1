// The address bar: which page, about what.
interface Place {
  page: string;
  id: string;
  query: URLSearchParams;
  hash: string;
}

function read(): Place {
  const [, page = '', id = ''] = location.pathname.split('/');
  return {
    page,
    id: decodeURIComponent(id),
    query: new URLSearchParams(location.search),
    hash: decodeURIComponent(location.hash.slice(1)),
  };
}

class Router {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener('popstate', () => (this.place = read()));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.place = read();
    if (!replace) scrollTo(0, 0);
  }

  /** Links within the client do not load the page anew. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.download || link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
