// The client as an app: its service worker, and what happens when the server was upgraded under an open page.
const RELOADED = 'reloaded';
const AGAIN = 60_000; // milliseconds: a page that cannot be loaded anew is not loaded anew again and again

export function installed(): void {
  addEventListener('vite:preloadError', loadAnew);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined); // it is only a convenience
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** A part of this page is gone from the server: there is a newer version, and the whole page is needed anew. */
function loadAnew(event: Event): void {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RELOADED)) < AGAIN) return;
  event.preventDefault();
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
