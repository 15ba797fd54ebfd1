// The rules page of a title, taken apart into headings and numbered rules so that it can be searched and cited.
interface RuleText {
  key: string;
  id: string;
  text: string;
}

export interface Section {
  key: string;
  id: string;
  heading: string;
  rules: RuleText[];
}

const NUMBERED = /^(?:[-*]\s+)?\**`?([A-Z]{2,3}-[\d.]*\d[a-z]?)`?\**[.:]?\s*(.*)$/;

export function sections(text: string): Section[] {
  let section: Section = { key: '0', id: '', heading: '', rules: [] };
  const found = [section];
  let open: RuleText | undefined; // the rule that the next line goes on with
  text.split('\n').forEach((raw, number) => {
    const line = raw.trim();
    if (/^[|\s:-]+$/.test(line) && line.includes('|')) return; // the rule under the head of a table
    const key = String(number);
    const heading = /^#+\s+(.*)$/.exec(line)?.[1];
    const [, id = '', words = heading ?? line] = NUMBERED.exec(heading ?? line) ?? [];
    if (heading !== undefined) {
      section = { key, id, heading: plain(heading), rules: [] };
      found.push(section);
      open = undefined;
    } else if (open && line && !id && !/^([-*]\s|\|)/.test(line)) {
      open.text += ` ${plain(line)}`;
    } else {
      open = line ? { key, id, text: plain(words) } : undefined;
      if (open) section.rules.push(open);
    }
  });
  return found.filter((one) => one.heading || one.rules.length);
}

function plain(markdown: string): string {
  return markdown
    .replace(/[*`]/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^[-*]\s+/, '• ')
    .replace(/^\|\s*|\s*\|$/g, '')
    .replace(/\s*\|\s*/g, ' · ');
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
