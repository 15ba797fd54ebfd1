// A Vite plugin: beside every text that is worth it lies the same text packed, so that the server need not pack it each time.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(js|css|svg|webmanifest)$/;
const SMALL = 1000; // bytes that are not worth it

export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => TEXTS.test(name));
      for (const name of names) pack(join(dir, name));
    },
  };
}

function pack(file: string): void {
  const text = readFileSync(file);
  if (text.length < SMALL) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
