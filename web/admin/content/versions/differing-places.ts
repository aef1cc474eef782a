import type { ContentField } from '../fields/content-field.ts';
import { entryName } from '../fields/entry-name.ts';
import { formValue, isRecord, recordOf, variantAt, variantOf } from '../fields/form-values.ts';
import { readableText, runsIn } from '../fields/linked-text.ts';

/** A place of a part: the labels of the enclosing fields, and its text. */
export interface Place {
  /**
   * Identifies the place; list entries are identified by their ids, independent of their position.
   */
  key: string;
  label: string;
  text: string;
  /**
   * The text that decides whether there is a difference, if it is not the displayed one: for an
   * order, the ids instead of the names.
   */
  counts?: string;
  /** Whether the text is the URL of an image. */
  isImage?: boolean;
}

function shownText(field: ContentField, value: unknown): string {
  switch (field.kind) {
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? '';
    case 'flag':
      return value === true ? 'Yes' : 'No';
    case 'linked-text':
      return readableText(runsIn(value));
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
}

function nameOf(item: ContentField, entry: unknown, index: number): string {
  const name = isRecord(item) ? entryName(item, formValue(item, entry)) : undefined;
  return name ?? String(index + 1);
}

function* placesIn(
  field: ContentField,
  value: unknown,
  key: string,
  names: readonly string[],
): Generator<Place> {
  switch (field.kind) {
    case 'fixed':
      return;
    case 'group':
      for (const [name, inner] of Object.entries(field.fields)) {
        const isId = inner.kind === 'text' && inner.control === 'id';
        const inside = [...names, inner.label];
        if (!isId) yield* placesIn(inner, recordOf(value)[name], `${key}/${name}`, inside);
      }
      return;
    case 'variants': {
      const index = variantOf(field, value);
      const group = variantAt(field, index);
      yield { key: `${key}/kind`, label: [...names, 'Kind'].join(', '), text: group.label };
      yield* placesIn(group, value, key, names);
      return;
    }
    case 'list': {
      const entries: readonly unknown[] = Array.isArray(value) ? value : [];
      const owns = entries.map((entry, index) => {
        const { id } = recordOf(entry);
        return typeof id === 'string' && id !== '' ? id : String(index);
      });
      const called = entries.map((entry, index) => nameOf(field.item, entry, index));
      if (isRecord(field.item)) {
        yield {
          key: `${key}/order`,
          label: [...names, 'Order'].join(', '),
          text: called.join('\n'),
          counts: owns.join('\n'),
        };
      }
      for (const [index, entry] of entries.entries()) {
        const own = owns[index] ?? String(index);
        yield* placesIn(field.item, entry, `${key}/${own}`, [...names, called[index] ?? own]);
      }
      return;
    }
    default:
      yield {
        key,
        label: names.join(', '),
        text: shownText(field, value),
        isImage: field.kind === 'text' && field.control === 'image',
      };
  }
}

export function placesOf(field: ContentField, value: unknown): Place[] {
  return [...placesIn(field, value, '', [])];
}

/** A place with different texts in two values. */
export interface DifferingPlace {
  key: string;
  label: string;
  before: string;
  after: string;
  isImage: boolean;
}

/** The places where two values of a part differ, in form order. */
export function differingPlaces(
  field: ContentField,
  before: unknown,
  after: unknown,
): DifferingPlace[] {
  const earlier = new Map(placesOf(field, before).map((place) => [place.key, place]));
  const later = new Map(placesOf(field, after).map((place) => [place.key, place]));
  const keys = new Set([...later.keys(), ...earlier.keys()]);
  return [...keys].flatMap((key) => {
    const [one, other] = [earlier.get(key), later.get(key)];
    const [textBefore, textAfter] = [one?.text ?? '', other?.text ?? ''];
    const label = other?.label ?? one?.label ?? '';
    const same = (one?.counts ?? textBefore) === (other?.counts ?? textAfter);
    const { isImage = false } = other ?? one ?? {};
    return same ? [] : [{ key, label, before: textBefore, after: textAfter, isImage }];
  });
}
