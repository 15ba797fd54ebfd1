// Keeps the shell of the client, so that it opens without the network and can say what needs it.
//
// Pages come from the network as long as there is one: after an upgrade the first look shows the new version. Without it the
// page of the version that is kept opens. What the API says, and whatever else is about somebody, is never kept.

declare const __SHELL__: string[]; // filled in by install/plugin.ts
declare const __VERSION__: string;

const PREFIX = 'shell-';
const LASTING = '/assets/'; // the names of these change with their content

const name = (): string => `${PREFIX}${__VERSION__}`;

export function keepShell(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('install', (event) => event.waitUntil(fill()));
  worker.addEventListener('activate', (event) => event.waitUntil(takeOver(worker)));
  worker.addEventListener('fetch', (event) => {
    const answer = answerTo(event.request, worker.location.origin);
    if (answer) event.respondWith(answer);
  });
}

/** Fetch all of the shell past what the browser keeps, or keep none of it. */
async function fill(): Promise<void> {
  const cache = await caches.open(name());
  await cache.addAll(__SHELL__.map((path) => new Request(path, { cache: 'reload', credentials: 'omit' })));
}

/** Pages of the version before are closed by now: what was kept for them goes. */
async function takeOver(worker: ServiceWorkerGlobalScope): Promise<void> {
  const old = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== name());
  await Promise.all(old.map((key) => caches.delete(key)));
  await worker.clients.claim();
}

/** How a request is answered; not at all, if it is none of the shell's business. */
export function answerTo(request: Request, origin: string): Promise<Response> | null {
  const { origin: from, pathname } = new URL(request.url);
  if (request.method !== 'GET' || from !== origin || pathname.startsWith('/api/')) return null;
  if (request.mode === 'navigate') return fetch(request).catch(() => kept('/'));
  if (pathname.startsWith(LASTING)) return lasting(request);
  return __SHELL__.includes(pathname) ? fetch(request).catch(() => kept(pathname)) : null;
}

async function kept(path: string): Promise<Response> {
  return (await (await caches.open(name())).match(path)) ?? Response.error();
}

/** A file that never changes: kept when it was first needed. */
async function lasting(request: Request): Promise<Response> {
  const cache = await caches.open(name());
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
