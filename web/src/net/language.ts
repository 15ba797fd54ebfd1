// The language of whoever looks. Each request and each table that is watched tells it to the server.
export const ENGLISH = 'en';
export const TESTING = 'en-x-test'; // made up: English in brackets. What has none was never put into words

const heard = { language: ENGLISH };

export const language = (): string => heard.language;

/** From now on this device reads that language. */
export function speak(language: string): void {
  heard.language = language;
  document.documentElement.lang = language;
}

/** The first of these languages that is spoken, however closely: "de-AT" is served by "de". Else English. */
export function chosen(wanted: readonly string[], spoken: readonly string[]): string {
  const tags = wanted.flatMap((tag) => [tag, tag.split('-')[0] ?? tag]);
  return tags.find((tag) => spoken.includes(tag)) ?? ENGLISH;
}
