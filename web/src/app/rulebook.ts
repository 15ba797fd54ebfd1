// The rules page of a title, taken apart into headings and passages so that it can be laid out, searched and cited.
export interface Passage {
  key: string;
  id: string; // of a numbered rule
  kind: 'text' | 'items' | 'steps' | 'table' | 'example' | 'drawing';
  text: string; // without any marks: what is searched
  lines: string[]; // in Markdown: one paragraph, or one for each point, row or paragraph of it
}

export interface Section {
  key: string;
  id: string;
  heading: string;
  rules: Passage[];
}

export interface Span {
  text: string;
  style: '' | 'bold' | 'italic';
}

const HEADED = /^\**`?([A-Z]{2,3}-[\d.]*\d[a-z]?)/;
const NUMBERED = /^(?:[-*]\s+|(?=[*`]))\**`?([A-Z]{2,3}-[\d.]*\d[a-z]?)`?\**[.:]?\s*(.*)$/; // a bare number is a reference
const KINDS: [RegExp, Passage['kind']][] = [
  [/^```/, 'drawing'],
  [/^>/, 'example'],
  [/^\|/, 'table'],
  [/^[-*]\s/, 'items'],
  [/^\d+\.\s/, 'steps'],
];

/** The passages of a page below their headings: each rule is one, and whatever else stands between blank lines. */
export function sections(text: string): Section[] {
  let section: Section = { key: '0', id: '', heading: '', rules: [] };
  const found = [section];
  let open: string[] = [];
  let drawing = false;
  const close = (key: string): void => {
    if (open.length) section.rules.push(passage(key, open));
    open = [];
  };
  text.split('\n').forEach((line, number) => {
    const key = String(number);
    const heading = drawing ? undefined : /^#+\s+(.*)$/.exec(line)?.[1];
    if (heading !== undefined) {
      close(key);
      section = { key, id: HEADED.exec(heading)?.[1] ?? '', heading: plain(heading), rules: [] };
      found.push(section);
    } else if (!drawing && (!line.trim() || NUMBERED.test(line) || kindOf(line) !== kindOf(open[0] ?? line))) {
      if (line.startsWith(' ') && open.length) open.push(line);
      else {
        close(key);
        if (line.trim()) open = [line];
      }
    } else open.push(line);
    if (line.startsWith('```')) drawing = !drawing;
  });
  close('end');
  return found.filter((one) => one.heading || one.rules.length);
}

function kindOf(line: string): Passage['kind'] {
  return KINDS.find(([begins]) => begins.test(line))?.[1] ?? 'text';
}

function passage(key: string, raw: string[]): Passage {
  const [, id = '', words = ''] = NUMBERED.exec(raw[0] ?? '') ?? [];
  const kind = id ? 'text' : kindOf(raw[0] ?? '');
  const lines = id ? [[words, ...raw.slice(1)].map((line) => line.trim()).join(' ')] : LINES[kind](raw);
  return { key, id, kind, lines, text: lines.map(plain).join(' ') };
}

/** Lines in which a new point begins with a mark; those without one carry on the point before. */
function points(raw: string[], mark: RegExp): string[] {
  const found: string[] = [];
  for (const line of raw) {
    if (mark.test(line)) found.push(line.replace(mark, ''));
    else found.push(`${found.pop() ?? ''} ${line.trim()}`);
  }
  return found;
}

function paragraphs(lines: string[]): string[] {
  return lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\n/g, ' ').trim());
}

const LINES: Record<Passage['kind'], (raw: string[]) => string[]> = {
  text: (raw) => [raw.map((line) => line.trim()).join(' ')],
  items: (raw) => points(raw, /^[-*]\s+/),
  steps: (raw) => points(raw, /^\d+\.\s+/),
  table: (raw) => raw.filter((line) => !/^[|\s:-]+$/.test(line)),
  example: (raw) => paragraphs(raw.map((line) => line.replace(/^>\s?/, ''))),
  drawing: (raw) => [raw.filter((line) => !line.startsWith('```')).join('\n')],
};

/** The cells of a row of a table. */
export function cells(row: string): string[] {
  return row
    .replace(/^\|\s*|\s*\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** A line of Markdown as pieces of one style each. */
export function spans(markdown: string): Span[] {
  return markdown
    .replace(/`/g, '')
    .split(/(\*\*.+?\*\*|\*.+?\*)/)
    .filter(Boolean)
    .map((piece) => {
      const style = piece.startsWith('**') ? 'bold' : piece.startsWith('*') ? 'italic' : '';
      return { style, text: style ? piece.replace(/^\*+|\*+$/g, '') : piece };
    });
}

function plain(markdown: string): string {
  return markdown.replace(/[*`]/g, '');
}

/** What has all the words, in its number or its text; everything for no words. */
export function search(all: Section[], words: string): Section[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return all;
  const fits = (text: string): boolean => wanted.every((word) => text.toLowerCase().includes(word));
  return all
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => fits(`${section.heading} ${rule.id} ${rule.text}`)) }))
    .filter((section) => section.rules.length);
}
