// A Vite plugin: `virtual:icons/NAME` holds only the game-icons that src/**/NAME.icons.json lists.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icons/';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const list = resolve(import.meta.dirname, 'src', `${id.slice(PREFIX.length + 1)}.icons.json`);
      const wanted = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
      const all = (JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet).icons;
      const bodies = Object.entries(wanted).map(([name, icon]) => {
        const found = all[icon];
        if (!found) throw new Error(`${list}: there is no icon ${icon}`);
        return [name, found.body];
      });
      this.addWatchFile(list);
      return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
    },
  };
}
