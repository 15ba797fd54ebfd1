// A Vite plugin: index.html names messages, as in {{house}}, and gets them in English. It is read before a language is chosen.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

export function page(): Plugin {
  const bundle = new FluentBundle('en');
  bundle.addResource(new FluentResource(readFileSync(resolve(import.meta.dirname, 'messages/en/client.ftl'), 'utf8')));
  const said = (name: string): string => {
    const message = bundle.getMessage(name)?.value;
    if (!message) throw new Error(`index.html: there is no message ${name}`);
    return bundle.formatPattern(message);
  };
  return { name: 'page', transformIndexHtml: (html) => html.replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => said(name)) };
}
