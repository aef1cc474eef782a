import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import type { CitedWork, CslItem, CslName } from './cited-work.ts';

const commands: Readonly<Record<string, string>> = {
  '\\': '{\\textbackslash}',
  '~': '{\\textasciitilde}',
  '^': '{\\textasciicircum}',
  // Keeps the library from reading `<i>` as markup.
  '<': '{<}',
};

/** BibTeX counts braces even after a backslash. */
const unbalanced: Readonly<Record<string, string>> = {
  '{': '{\\textbraceleft}',
  '}': '{\\textbraceright}',
};

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const brace of text.match(/[{}]/gu) ?? []) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** A text as the value of a BibTeX field, so that LaTeX prints its characters as they are. */
function escapeBibtex(text: string): string {
  const braces = isBalanced(text) ? {} : unbalanced;
  return text.replace(
    /[\\~^<{}&%$#_]/gu,
    (character) => commands[character] ?? braces[character] ?? `\\${character}`,
  );
}

const asObjects = { format: 'object' } as const;

// Otherwise the library drops every character without a LaTeX command, and hyphens in keys.
Object.assign(plugins.config.get('@bibtex').format, { asciiOnly: false, checkLabel: false });

/** Text on one line: line breaks end a field in RIS. */
function inLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function dayOf({ issued }: CslItem): string[] {
  const [parts = []] = issued?.['date-parts'] ?? [];
  return parts.map((part) => String(part).padStart(2, '0'));
}

/**
 * Works as RIS. The library maps them to fields; its own lines would break words, write dates
 * without leading zeros, shorten the ID, leave out the DOI of a document and split keywords at
 * commas.
 */
export function writeRis(works: readonly CitedWork[]): string {
  const lines = works.flatMap(({ item, keywords }) => {
    const [{ TY: type, ...fields } = {}] = plugins.output.format('ris', [item], asObjects);
    const day = dayOf(item).join('/');
    const own = {
      ID: item.id,
      ...(day !== '' && { DA: day }),
      ...(item.DOI !== undefined && { DO: item.DOI }),
      ...(item.note !== undefined && { N1: item.note }),
      ...(keywords.length > 0 && { KW: [...keywords] }),
    };
    return [
      ['TY', type],
      ...Object.entries({ ...fields, ...own }).flatMap(([tag, values]) =>
        [values].flat().map((value) => [tag, value]),
      ),
      ['ER', ''],
    ].map(([tag, value]) => `${String(tag)}  - ${inLine(String(value))}`);
  });
  return lines.map((line) => `${line}\r\n`).join('');
}

function escapedName(name: CslName): CslName {
  if ('literal' in name) return { literal: escapeBibtex(name.literal) };
  const { family, given } = name;
  return {
    family: escapeBibtex(family),
    ...(given !== undefined && { given: escapeBibtex(given) }),
  };
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * A work as BibTeX in UTF-8. The library maps it to fields without abstract, keywords and language,
 * and escapes nothing but ASCII-only texts.
 */
export function writeBibtex({ item, keywords }: CitedWork): string {
  const { title, author = [], publisher = '', abstract = '', language } = item;
  const escaped = {
    ...item,
    title: escapeBibtex(title),
    author: author.map(escapedName),
    publisher: escapeBibtex(publisher),
  };
  const [entry] = plugins.output.format('bibtex', [escaped], asObjects);
  if (entry === undefined) throw new Error('A work has one entry.');
  const date = dayOf(item);
  const keyword = keywords.map(escapeBibtex).map((one) => (/[,;]/u.test(one) ? `{${one}}` : one));
  const fields = Object.entries({
    ...entry.properties,
    month: undefined,
    date: date.join('-'),
    language,
    abstract: escapeBibtex(abstract),
    keywords: keyword.join(', '),
  })
    .filter(([, value]) => value)
    .map(([name, value = '']) => `  ${name} = {${inLine(value)}},`);
  // A macro of BibTeX, which styles and readers translate; therefore without braces.
  const named = date.length === 0 ? [] : [`  month = ${String(months[Number(date[1]) - 1])},`];
  return [`@${entry.type}{${entry.label},`, ...fields, ...named, '}', ''].join('\n');
}

/** A work as a CSL-JSON file, which is a list. */
export function writeCslJson({ item }: CitedWork): string {
  return `${JSON.stringify([item], null, 2)}\n`;
}
