// The rules page of a title, taken apart into headings and numbered rules so that it can be searched and cited.
export interface RuleText {
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
  const found: Section[] = [{ key: '0', id: '', heading: '', rules: [] }];
  let open = false; // whether the next line goes on with the last rule
  text.split('\n').forEach((raw, number) => {
    const line = raw.trim();
    if (/^[|\s:-]+$/.test(line) && line.includes('|')) return; // the rule under the head of a table
    const heading = /^#+\s+(.*)$/.exec(line);
    const numbered = NUMBERED.exec(heading?.[1] ?? line);
    const section = found[found.length - 1]!;
    if (heading) found.push({ key: String(number), id: numbered?.[1] ?? '', heading: plain(heading[1]!), rules: [] });
    else if (numbered) section.rules.push({ key: String(number), id: numbered[1]!, text: plain(numbered[2]!) });
    else if (line && open && section.rules.length && !/^([-*]\s|\|)/.test(line))
      section.rules[section.rules.length - 1]!.text += ` ${plain(line)}`;
    else if (line) section.rules.push({ key: String(number), id: '', text: plain(line) });
    open = line !== '' && !heading;
  });
  return found.filter((section) => section.heading || section.rules.length);
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
