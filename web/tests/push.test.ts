// This browser is added to those that show notices, and removed, as far as it and whoever sits there let us.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ability, begin, end } from '../src/app/push';

const made = {
  unsubscribe: vi.fn(() => Promise.resolve(true)),
  toJSON: () => ({ endpoint: 'https://push.example.org/x', keys: { p256dh: 'point', auth: 'secret' } }),
};
const manager = {
  subscribe: vi.fn(() => Promise.resolve(made)),
  getSubscription: vi.fn(() => Promise.resolve<typeof made | null>(null)),
};
const asked: [string, unknown][] = [];

function browser(permission: NotificationPermission, able = true): void {
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) });
  const registered = able ? { pushManager: manager } : undefined;
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registered) } });
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    asked.push([path, typeof request.body === 'string' ? JSON.parse(request.body) : null]);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a browser can show notices where there is a worker and nobody said no', async () => {
  browser('default');
  expect(await ability()).toBe('able');
  browser('denied');
  expect(await ability()).toBe('denied');
  browser('granted', false);
  expect(await ability()).toBe('unable');
});

test('it subscribes with the key of the server, which gets its own', async () => {
  browser('granted');
  manager.getSubscription.mockResolvedValueOnce(made);
  expect(await begin('key')).toBe(true);
  expect(made.unsubscribe).toHaveBeenCalledOnce();
  expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  expect(asked).toEqual([['/api/me/pushes', { endpoint: 'https://push.example.org/x', p256dh: 'point', auth: 'secret' }]]);
});

test('who says no is asked nothing more, and nothing is sent', async () => {
  browser('denied');
  expect(await begin('key')).toBe(false);
  expect(asked).toEqual([]);
});

test('only this browser forgets its subscription', async () => {
  browser('granted');
  manager.getSubscription.mockResolvedValue(made);
  await end({ id: 'far', device: '', here: false });
  expect(made.unsubscribe).not.toHaveBeenCalled();
  await end({ id: 'near', device: '', here: true });
  expect(made.unsubscribe).toHaveBeenCalledOnce();
  expect(asked.map(([path]) => path)).toEqual(['/api/me/pushes/far/remove', '/api/me/pushes/near/remove']);
});
