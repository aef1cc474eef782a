import type { PostFieldName } from '../../../../schema/post-fields.ts';
import { momentInFull } from '../../shell/moment-text.ts';

interface Question {
  question: string;
  answer: string;
}

/** Whatever the form, a version or a conflict holds of a field. */
type FieldValue = string | boolean | null | undefined | readonly (string | Question)[];

function isText(item: string | Question): item is string {
  return typeof item === 'string';
}

/** A field of a post as people read and compare it; empty where nothing is in it. */
export function fieldText(name: PostFieldName, value: FieldValue): string {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (typeof value === 'string') {
    return name === 'publishedAt' && value !== '' ? momentInFull(new Date(value)) : value;
  }
  const items = value ?? [];
  return items.every(isText)
    ? items.join(', ')
    : items.map((item) => (isText(item) ? item : `${item.question}\n${item.answer}`)).join('\n\n');
}
