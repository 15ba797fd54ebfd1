// A Vite plugin: index.html names messages, as in {{house}}, and gets them in English. It is read before a language is chosen.
import type { Plugin } from 'vite';
import { said } from './install/said.ts';

export function page(): Plugin {
  return { name: 'page', transformIndexHtml: (html) => html.replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => said(name)) };
}
