// The service worker: everything it listens to is put together here. What it hears of is one module each.
import { showNotices } from './push';
import { keepShell } from './shell';

declare const self: ServiceWorkerGlobalScope;

keepShell(self);
showNotices(self);
