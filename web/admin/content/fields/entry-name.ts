import type { ContentField } from './content-field.ts';
import { itemName, recordOf, variantAt, variantName } from './form-values.ts';

/** The first readable text of an entry; undefined if it has none yet. */
function firstText(field: ContentField, form: unknown): string | undefined {
  switch (field.kind) {
    case 'text':
      return field.control === 'text' && typeof form === 'string' && form.trim() !== ''
        ? form.trim()
        : undefined;
    case 'group':
      return Object.entries(field.fields)
        .filter(([, inner]) => inner.kind !== 'text' || !inner.optional)
        .map(([name, inner]) => firstText(inner, recordOf(form)[name]))
        .find((text) => text !== undefined);
    case 'variants':
      return firstText(variantAt(field, recordOf(form)[variantName]), form);
    default:
      return undefined;
  }
}

/** The display name of a list entry: its name, title, question or first text. */
export function entryName(item: ContentField, form: unknown): string | undefined {
  return firstText(item, item.kind === 'text' ? recordOf(form)[itemName] : form);
}
