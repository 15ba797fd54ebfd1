// Notices in this browser. Its service worker shows them, also while no page is open.
import { post } from '../net/api';
import type { PushInfo } from '../net/wire';

export type Ability = 'able' | 'unable' | 'denied';

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Whether this browser can show notices: some cannot at all, and some people have told theirs not to. */
export async function ability(): Promise<Ability> {
  const registered = await worker();
  if (!registered || !('pushManager' in registered) || !('Notification' in window)) return 'unable';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** Let this browser show the notices of whoever sits here. `key` is the server's. Returns whether it may. */
export async function begin(key: string): Promise<boolean> {
  const registered = await worker();
  if (!registered || (await Notification.requestPermission()) !== 'granted') return false;
  await forget(registered); // one that was made with another key would be in the way
  const made = await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await post<PushInfo>('/api/me/pushes', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  return true;
}

/** Let a browser show nothing more, this one or another. */
export async function end(push: PushInfo): Promise<void> {
  await post(`/api/me/pushes/${push.id}/remove`);
  const registered = push.here ? await worker() : undefined;
  if (registered) await forget(registered);
}

async function forget(registered: ServiceWorkerRegistration): Promise<void> {
  await (await registered.pushManager.getSubscription())?.unsubscribe();
}
