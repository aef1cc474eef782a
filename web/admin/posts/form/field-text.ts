import type { PostFieldName } from '../../../../schema/post-fields.ts';
import { momentInFull } from '../../shell/moment-text.ts';

interface Question {
  question: string;
  answer: string;
}

interface Entry {
  text: string;
  url?: string | null;
  doi?: string | null;
}

interface Named {
  name: string;
}

type Item = string | Question | Entry | Named;

/** The value of a field in the form, in a version or in a conflict. */
type FieldValue = string | boolean | null | undefined | Named | readonly Item[];

function itemText(item: Item): string {
  if (typeof item === 'string') return item;
  if ('name' in item) return item.name;
  if ('question' in item) return `${item.question}\n${item.answer}`;
  return [item.text, item.doi || item.url].filter(Boolean).join('\n');
}

/** Joins single-line items into one line, and lists others line by line. */
function listText(items: readonly Item[]): string {
  const inLine = items.every((item) => typeof item === 'string' || 'name' in item);
  return items.map(itemText).join(inLine ? ', ' : '\n\n');
}

const dates: ReadonlySet<PostFieldName> = new Set(['publishedAt', 'revisedAt']);

/** A field of a post as readable text for comparisons; empty if it has no value. */
export function fieldText(name: PostFieldName, value: FieldValue): string {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (typeof value === 'string') {
    return dates.has(name) && value !== '' ? momentInFull(new Date(value)) : value;
  }
  if (value === null || value === undefined) {
    return '';
  }
  return 'name' in value ? value.name : listText(value);
}
