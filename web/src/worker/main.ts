// The service worker: everything it listens to is put together here. What it hears of is one module each.
import { keepShell } from './shell';

declare const self: ServiceWorkerGlobalScope;

keepShell(self);
