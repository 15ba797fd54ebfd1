// Messages that are needed before a language is chosen: they are in English.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const bundle = new FluentBundle('en');
bundle.addResource(new FluentResource(readFileSync(resolve(import.meta.dirname, '../messages/en/client.ftl'), 'utf8')));

export function said(name: string): string {
  const message = bundle.getMessage(name)?.value;
  if (!message) throw new Error(`there is no message ${name}`);
  return bundle.formatPattern(message);
}
