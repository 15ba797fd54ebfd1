import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { banners } from './banners.ts';
import { icons } from './icons.ts';
import { install } from './install/plugin.ts';
import { packed } from './packed.ts';
import { page } from './page.ts';

const server = process.env.SANDTABLE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [icons(), page(), banners(), install(), svelte(), packed()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no inline fonts or scripts
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    isolate: false, // modules keep nothing from one test to the next, and a new document for each file takes most of the time
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000, // a busy machine is no fault of the client
  },
});
