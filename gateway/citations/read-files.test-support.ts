/** The fields of one RIS record, in order. */
export type RisRecord = Record<string, string[]>;

const risLine = /^([A-Z][A-Z0-9]) {2}- (.*)$/u;

/** Reads RIS strictly: every line is a field, and each record begins with TY and ends with ER. */
export function readRis(text: string): RisRecord[] {
  const records: RisRecord[] = [];
  let open: RisRecord | undefined;
  for (const line of text.split('\r\n').slice(0, -1)) {
    const [, tag = '', value = ''] = risLine.exec(line) ?? [];
    if (tag === '' || (tag === 'TY') === (open !== undefined)) throw new Error(`Not RIS: ${line}`);
    if (tag === 'ER') {
      open = undefined;
      continue;
    }
    if (tag === 'TY') records.push((open = {}));
    if (open) (open[tag] ??= []).push(value);
  }
  if (open !== undefined) throw new Error('A record without ER.');
  return records;
}

/** Reads the value that begins at a brace, counting braces as BibTeX does. */
function bracedAt(text: string, start: number): string {
  let depth = 0;
  for (let place = start; place < text.length; place += 1) {
    if (text[place] === '{') depth += 1;
    if (text[place] === '}') depth -= 1;
    if (depth === 0) return text.slice(start + 1, place);
  }
  throw new Error('Braces are not balanced.');
}

const commands: Readonly<Record<string, string>> = {
  textbackslash: '\\',
  textasciitilde: '~',
  textasciicircum: '^',
  textbraceleft: '{',
  textbraceright: '}',
};

/** What LaTeX prints for a value: commands and escaped characters, without grouping braces. */
function printed(value: string): string {
  return value.replace(/\\([a-z]+)|\\(.)|[{}]/gu, (_all, command?: string, escaped?: string) =>
    command === undefined ? (escaped ?? '') : (commands[command] ?? `?${command}?`),
  );
}

export interface BibtexRecord {
  type: string;
  key: string;
  /** As LaTeX prints them. */
  fields: Record<string, string>;
  /** The people, of whom an organisation is in braces. */
  authors: string[];
}

/** Reads one BibTeX entry as BibTeX does. */
export function readBibtex(text: string): BibtexRecord {
  const [, type = '', key = ''] = /^@(\w+)\{([^,\s]+),/u.exec(text) ?? [];
  const entry = bracedAt(text, text.indexOf('{'));
  const raw: Record<string, string> = {};
  const field = /\s*(\w+)\s*=\s*(\w+)?/uy;
  for (field.lastIndex = entry.indexOf(',') + 1; ;) {
    const [, name, macro] = field.exec(entry) ?? [];
    if (name === undefined) break;
    const end = field.lastIndex;
    raw[name] = macro ?? bracedAt(entry, end);
    field.lastIndex =
      entry.indexOf(',', end + (macro === undefined ? raw[name].length + 2 : 0)) + 1;
  }
  return {
    type,
    key,
    fields: Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, printed(value)])),
    authors: (raw['author'] ?? '').split(' and '),
  };
}
