import type { ContentField, GroupField, VariantsField } from './content-field.ts';
import { runsIn, isEqualText } from './linked-text.ts';

/**
 * What the form contains: texts and numbers as typed, and list entries as records. Null is a text
 * or number that has never been edited; one that was cleared is ''.
 */
export type FormValue = string | number | boolean | null | FormRecord | FormValue[] | undefined;

export interface FormRecord {
  [name: string]: FormValue;
}

/** The key that holds a list entry whose value is not an object. */
export const itemName = 'item';

/** The key that holds the index of a record's variant. */
export const variantName = '$variant';

type Values = Readonly<Record<string, unknown>>;

/** The value if it is an object, otherwise an empty record. */
export function recordOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Values)
    : {};
}

/** Whether a list entry is an object both in the form and in the value. */
export function isRecord(item: ContentField): item is GroupField | VariantsField {
  return item.kind === 'group' || item.kind === 'variants';
}

/** The index of the variant whose fixed values match and whose fields fit best. */
export function variantOf({ variants }: VariantsField, value: unknown): number {
  const given = recordOf(value);
  const scores = variants.map(({ fields }) =>
    Object.entries(fields).reduce((score, [name, field]) => {
      if (field.kind === 'fixed') return score + (given[name] === field.value ? 100 : 0);
      return score + (name in given ? 2 : -1);
    }, 0),
  );
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

function groupForm({ fields }: GroupField, value: unknown): FormRecord {
  const given = recordOf(value);
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.kind !== 'fixed')
      .map(([name, field]) => [name, formValue(field, given[name])]),
  );
}

/** The variant at an index. */
export function variantAt({ variants }: VariantsField, index: unknown): GroupField {
  const chosen = variants[Number(index)] ?? variants[0];
  if (chosen === undefined) throw new Error('There is no group to choose from.');
  return chosen;
}

/**
 * Converts a value to form state. A missing value, or one of the wrong kind, becomes an empty
 * field.
 */
export function formValue(field: ContentField, value: unknown): FormValue {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? value : null;
    case 'number':
      return typeof value === 'number' || typeof value === 'string' ? String(value) : null;
    case 'choice':
      return field.options.find((option) => option.value === value)?.value;
    case 'flag':
      return value === true;
    case 'fixed':
      return undefined;
    case 'linked-text': {
      const runs = runsIn(value).map((run): FormRecord => ({ ...run }));
      return { runs, opened: runs };
    }
    case 'group':
      return groupForm(field, value);
    case 'list':
      return (Array.isArray(value) ? value : []).map((entry) => entryForm(field.item, entry));
    case 'variants': {
      const index = variantOf(field, value);
      return { ...groupForm(variantAt(field, index), value), [variantName]: index };
    }
  }
}

/** Converts a list entry to form state. */
export function entryForm(item: ContentField, value: unknown): FormRecord {
  return isRecord(item)
    ? (formValue(item, value) as FormRecord)
    : { [itemName]: formValue(item, value) };
}

const figure = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Parses a typed number; text that is not a number is returned unchanged, so that validation
 * rejects it.
 */
function typedNumber(typed: string): number | string {
  const text = typed.trim();
  return figure.test(text) && Number.isFinite(Number(text)) ? Number(text) : typed;
}

/** The original runs if the text is unchanged, even if the editor joins them differently. */
function typedRuns(form: FormValue): readonly unknown[] {
  const [now, opened] = ['runs', 'opened'].map((name) => runsIn(recordOf(form)[name]));
  return opened !== undefined && isEqualText(now ?? [], opened) ? opened : (now ?? []);
}

function groupValue({ fields }: GroupField, form: FormValue): Record<string, unknown> {
  const given = recordOf(form);
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, typedValue(field, given[name] as FormValue)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Whether nothing is left of a value: no text, no number and no list entry. */
function isEmptied(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmptied);
  return value === '';
}

/**
 * Converts form state to a value for validation; fields that were not edited keep their original
 * values.
 */
export function typedValue(field: ContentField, form: FormValue): unknown {
  switch (field.kind) {
    case 'text': {
      const text = form ?? '';
      return field.optional && text === '' ? undefined : text;
    }
    case 'number': {
      const text = typeof form === 'string' ? form : '';
      return field.optional && text === '' ? undefined : typedNumber(text);
    }
    case 'choice':
    case 'flag':
      return form;
    case 'fixed':
      return field.value;
    case 'linked-text':
      return typedRuns(form);
    case 'group': {
      const value = groupValue(field, form);
      return field.optional && isEmptied(value) ? undefined : value;
    }
    case 'list':
      return (Array.isArray(form) ? form : []).map((entry) =>
        isRecord(field.item)
          ? typedValue(field.item, entry)
          : typedValue(field.item, recordOf(entry)[itemName] as FormValue),
      );
    case 'variants':
      return groupValue(variantAt(field, recordOf(form)[variantName]), form);
  }
}
