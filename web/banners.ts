// A Vite plugin: the banners of the lobby are drawn once, when the client is built, and served as files of their own.
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const ART = resolve(import.meta.dirname, 'src/art');
const FILE = /^\/banners\/(\w+)-(light|dark)\.svg$/;

interface Banner {
  banner: (dark: boolean) => string;
}

const titles = (): string[] => readdirSync(ART).filter((title) => existsSync(resolve(ART, title, 'banner.ts')));

async function draw(title: string, theme: string): Promise<string> {
  const { module } = await runnerImport<Banner>(resolve(ART, title, 'banner.ts'));
  return module.banner(theme === 'dark');
}

export function banners(): Plugin {
  return {
    name: 'banners',
    async generateBundle() {
      for (const title of titles())
        for (const theme of ['light', 'dark'])
          this.emitFile({ type: 'asset', fileName: `banners/${title}-${theme}.svg`, source: await draw(title, theme) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, title = '', theme = ''] = FILE.exec(request.url ?? '') ?? [];
        if (!titles().includes(title)) next();
        else void draw(title, theme).then((svg) => response.setHeader('Content-Type', 'image/svg+xml').end(svg));
      });
    },
  };
}
