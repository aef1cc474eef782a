import { createKeys, type RevisableFaq, type RevisableText, type Row } from './revision-part.ts';
import { reviseList } from './revise-list.ts';
import { putTogether, takeApart, type TextBlock } from './text-blocks.ts';

/** A proposed revision: its parts per field, and the result of accepting a selection of them. */
export interface Revision {
  fields: readonly { label: string; unit: 'paragraph' | 'question'; rows: readonly Row[] }[];
  /** The keys of all parts, in order. */
  keys: readonly string[];
  /** The fields that change if these parts are accepted; other fields are omitted. */
  accepted: (keys: ReadonlySet<string>) => Partial<RevisableText>;
}

interface Compared {
  present: RevisableText;
  proposed: RevisableText;
  /** The text that the revision is based on, if the post has been saved since. */
  basis?: RevisableText | undefined;
}

function kindOf(text: string): string {
  if (/^#{1,6}\s/.test(text)) return 'heading';
  if (/^\s*(?:[-*+]|\d+[.)])\s/.test(text)) return 'list';
  if (/^\s*\|/.test(text)) return 'table';
  if (/^\s*(?:`{3}|~{3})/.test(text)) return 'code';
  if (/^!\[/.test(text)) return 'image';
  return 'paragraph';
}

const labels = { changed: 'Changed', removed: 'Removed', added: 'New' } as const;

/** A field that is accepted or rejected as a whole. */
function wholeField(
  name: 'title' | 'excerpt' | 'tags',
  label: string,
  { present, proposed, basis }: Compared,
) {
  const textOf = (text: RevisableText) => (name === 'tags' ? text.tags.join(', ') : text[name]);
  const [before, after] = [textOf(present), textOf(proposed)];
  const was = basis && textOf(basis);
  if (before === after || was === after) return { label, rows: [], name };
  const key = createKeys(name)(before, after);
  const overtaken = was !== undefined && was !== before;
  const rows: Row[] = [{ kind: 'part', part: { key, label, before, after, overtaken } }];
  return { label, rows, name };
}

function reviseContent({ present, proposed, basis }: Compared) {
  const apart = takeApart(present.content);
  const end = apart.blocks.at(-1)?.gap ?? '';
  const { rows, merged } = reviseList<TextBlock>({
    field: 'content',
    present: apart.blocks,
    proposed: takeApart(proposed.content).blocks,
    basis: basis && takeApart(basis.content).blocks,
    textOf: ({ text }) => text,
    labelOf: (kind, text) => `${labels[kind]} ${kindOf(text)}`,
  });
  return {
    rows,
    merged: (keys: ReadonlySet<string>) => {
      const blocks = merged(keys, (was, { text }) => ({ text, gap: was?.gap ?? '\n\n' }));
      return putTogether({ head: apart.head, blocks }, end);
    },
  };
}

function reviseFaqs({ present, proposed, basis }: Compared) {
  return reviseList<RevisableFaq>({
    field: 'faqs',
    present: present.faqs,
    proposed: proposed.faqs,
    basis: basis?.faqs,
    textOf: ({ question, answer }) => `${question}\n\n${answer}`,
    labelOf: (kind) => `${labels[kind]} question`,
  });
}

/** The same question with new text. */
function revisedFaq(was: RevisableFaq | undefined, { question, answer }: RevisableFaq) {
  return { ...(was?.id === undefined ? {} : { id: was.id }), question, answer };
}

/** Compares the current post with a proposed revision. */
export function revisionOf(compared: Compared): Revision {
  const { proposed } = compared;
  const whole = [
    wholeField('title', 'Title', compared),
    wholeField('excerpt', 'Excerpt', compared),
    wholeField('tags', 'Tags', compared),
  ];
  const content = reviseContent(compared);
  const faqs = reviseFaqs(compared);
  const fields = [
    ...whole.map(({ label, rows }) => ({ label, unit: 'paragraph' as const, rows })),
    { label: 'Content', unit: 'paragraph' as const, rows: content.rows },
    { label: 'FAQs', unit: 'question' as const, rows: faqs.rows },
  ].filter(({ rows }) => rows.some(({ kind }) => kind === 'part'));
  const keysIn = (rows: readonly Row[]) =>
    rows.flatMap((row) => (row.kind === 'part' ? [row.part.key] : []));
  return {
    fields,
    keys: fields.flatMap(({ rows }) => keysIn(rows)),
    accepted: (keys) => {
      const taken = (rows: readonly Row[]) => keysIn(rows).some((key) => keys.has(key));
      return {
        ...Object.fromEntries(
          whole.filter(({ rows }) => taken(rows)).map(({ name }) => [name, proposed[name]]),
        ),
        ...(taken(content.rows) ? { content: content.merged(keys) } : {}),
        ...(taken(faqs.rows) ? { faqs: faqs.merged(keys, revisedFaq) } : {}),
      };
    },
  };
}
