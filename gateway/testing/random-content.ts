import type { z } from 'zod';
import type { ContentPartName } from '../../schema/content/content-parts.ts';
import { partSchemas } from '../../schema/content/part-schemas.ts';

/** Texts that YAML, Markdown or a database might misread. */
const texts = [
  ...['yes', 'null', '~', '1', '0x1f', '1e3', '.inf', '2025-01-31', '<<', '=', '# no comment'],
  ...[
    '- item',
    'key: value',
    "it's",
    '"quoted',
    '{a',
    '[b',
    '*name',
    '&name',
    '!tag',
    '%',
    '@',
    '`',
  ],
  ...[
    '---',
    '...',
    '>-',
    '|',
    'two\nlines',
    'a\n\n  b\n---\nc',
    'tab\there',
    'a\r\nb',
    '\u0000\u0007',
  ],
  ...[
    '\u2028',
    'a\u0085b',
    '\ufeffbom',
    '😀 und ß',
    'e\u0301',
    '</script>',
    '${x}',
    '\\n',
    'long '.repeat(60),
  ],
  ...[
    'https://real.org/x',
    'https://sample.example/y',
    'person@real.org',
    '/privacy',
    '#faq-section',
  ],
  ...['a', 'bars', 'waffle', 'badge', 'Poster', '2024-02-29', 'kebab-case', '/images/covers/x.svg'],
];

type Holder = Record<string, unknown>;

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

/** Every list and object within a value, including the value. */
function holdersIn(value: unknown): Holder[] {
  return isHolder(value) ? [value, ...Object.values(value).flatMap(holdersIn)] : [];
}

/** A random whole number from 0 up to, but not including, `end`. */
type Below = (end: number) => number;

function pick<T>(list: readonly T[], below: Below): T | undefined {
  return list[below(list.length)];
}

function changeList(list: unknown[], below: Below): void {
  const [from, to] = [below(list.length), below(list.length)];
  const [moved] = list.splice(from, 1);
  const copies = isHolder(moved)
    ? [{ ...moved, id: `copy-${String(below(1e6))}` }, { ...moved }]
    : [moved];
  const kind = below(3);
  if (kind < 2) list.splice(to, 0, moved);
  if (kind === 1) list.push(pick(copies, below));
}

/** Makes one random change in a value, which may make it invalid. */
function change(value: unknown, below: Below): void {
  const holder = pick(holdersIn(value), below);
  if (Array.isArray(holder) && below(2) === 0) {
    changeList(holder, below);
    return;
  }
  const key = pick(Object.keys(holder ?? {}), below);
  if (holder === undefined || key === undefined) return;
  const previous = holder[key];
  const text = pick(texts, below) ?? '';
  const next = {
    string: below(2) === 0 ? text : `${String(previous)} ${text}`,
    number: pick([0, 1, 2, 0.1, 12.5, 100, 1e21, 1e-7], below),
    boolean: previous !== true,
  }[typeof previous as string];
  if (next !== undefined) holder[key] = next;
  else if (below(4) === 0) Reflect.deleteProperty(holder, key);
}

/** A valid value of a part that differs greatly from `start`, which must be valid as well. */
export function randomPart(name: ContentPartName, start: unknown, below: Below): unknown {
  const schema: z.ZodType = partSchemas[name];
  let value = start;
  for (let count = 0; count < 80; count += 1) {
    const changed = structuredClone(value);
    change(changed, below);
    const held = schema.safeParse(changed);
    if (held.success) value = held.data;
  }
  return value;
}
