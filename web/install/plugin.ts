// A Vite plugin: what makes an app of the client. Its manifest, its icons, and the service worker with the list of the shell.
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { png, svg } from './drawing.ts';
import { said } from './said.ts';

const WORKER = resolve(import.meta.dirname, '../src/worker/main.ts');
const ENTRY = 'index.html';
const LATIN = /-latin-\d+-normal-.*\.woff2$/;
/** Drawn only when the client is built: it takes seconds. */
const icons = (): Record<string, Uint8Array> => ({
  'icon-192.png': png(192),
  'icon-512.png': png(512),
  'icon-cut-512.png': png(512, true),
  'icon-180.png': png(180, true),
});

type Bundle = Rolldown.OutputBundle;

const manifest = (): string =>
  JSON.stringify({
    id: '/',
    name: said('house'),
    short_name: said('house'),
    description: said('house-about'),
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#efe4cf',
    theme_color: '#efe4cf',
    categories: ['games'],
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-cut-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: said('lobby-new'), url: '/new/' },
      { name: said('nav-rules'), url: '/rules' },
    ],
  });

/** What the first page needs at once, and the letters it is written in. */
function shell(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith(ENTRY));
  const needed = new Set(entry ? [entry.fileName] : []);
  for (const name of needed)
    for (const other of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) needed.add(other);
  const styles = chunks
    .filter((chunk) => needed.has(chunk.fileName))
    .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const letters = Object.keys(bundle).filter((name) => LATIN.test(name));
  return ['/', ...[...needed, ...styles, ...letters].sort().map((name) => `/${name}`), '/icon.svg', '/sand.svg'];
}

/** The worker as one plain script: not every browser lets a worker import. */
async function worker(bundle: Bundle): Promise<string> {
  const index = bundle[ENTRY]?.type === 'asset' ? bundle[ENTRY].source : '';
  const version = createHash('sha256').update(index).digest('hex').slice(0, 12);
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { __SHELL__: JSON.stringify(shell(bundle)), __VERSION__: JSON.stringify(version) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  if (!('output' in made)) throw new Error('the service worker was not built');
  return made.output[0].code;
}

export function install(): Plugin {
  return {
    name: 'install',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = { ...icons(), 'icon.svg': svg(), 'manifest.webmanifest': manifest(), 'sw.js': await worker(bundle) };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
