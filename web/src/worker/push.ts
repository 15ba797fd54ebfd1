// Notices in this browser, also while no page is open: it shows them, and a tap leads to the table.
//
// What a notice says comes from the server, in the language of whoever it is for. It is nothing that a lock screen may not show.

interface Notice {
  title: string;
  text: string;
  link: string; // a place on this server
  tag: string; // a later notice with the same tag takes the place of this one
}

export function showNotices(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event.data)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, linkOf(event.notification)));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(worker, event)));
}

export async function show(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  if (!data) return;
  const { title, text, link, tag } = data.json() as Notice;
  await worker.registration.showNotification(title, { body: text, tag, data: link, icon: '/icon-192.png' });
}

/** Only places on this server count, whatever a notice says. */
export function linkOf(notification: Notification): string {
  const link: unknown = notification.data;
  return typeof link === 'string' && /^\/(?!\/)/.test(link) ? link : '/';
}

/** Show a page that is open already, if there is one: at best the very one. */
export async function open(worker: ServiceWorkerGlobalScope, link: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === link);
  if (there) await there.focus();
  else await worker.clients.openWindow(link);
}

/** The browser has another subscription now: the server has to know, or it would speak to nobody. */
export async function renew(worker: ServiceWorkerGlobalScope, event: PushSubscriptionChangeEvent): Promise<void> {
  const options = event.oldSubscription?.options;
  const made = event.newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  await fetch('/api/me/pushes', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}
