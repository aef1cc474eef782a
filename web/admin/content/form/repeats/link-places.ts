import type { ContentField } from '../../fields/content-field.ts';
import { entryName } from '../../fields/entry-name.ts';
import { isRecord, recordOf, variantAt, variantName } from '../../fields/form-values.ts';
import { pathTo } from '../form-state.ts';

/** What a link says, and what of it is repeated. */
export const linkFields = ['label', 'href', 'sample'] as const;

/** A link of a part's form, and where it stands. */
export interface LinkPlace {
  /** Its place in the form, and in the value. */
  name: string;
  path: string;
  /** The names of what it lies in, and its own. */
  labels: readonly string[];
  /** Whether the link is at home there; those in lists may repeat one. */
  home: boolean;
  link: Readonly<Record<string, unknown>>;
}

type Place = Omit<LinkPlace, 'link'>;

/** The links of a form, in its order. */
export function* linksIn(
  field: ContentField,
  form: unknown,
  place: Place = { name: 'part', path: '', labels: [], home: true },
): Generator<LinkPlace> {
  const { name, path, labels, home } = place;
  switch (field.kind) {
    case 'group':
      if (field.link) {
        yield { ...place, link: recordOf(form) };
        return;
      }
      for (const [key, inner] of Object.entries(field.fields)) {
        const within = { name: `${name}.${key}`, path: pathTo(path, key), home };
        const value = recordOf(form)[key];
        yield* linksIn(inner, value, { ...within, labels: [...labels, inner.label] });
      }
      return;
    case 'variants':
      yield* linksIn(variantAt(field, recordOf(form)[variantName]), form, place);
      return;
    case 'list':
      if (!isRecord(field.item) || !Array.isArray(form)) return;
      for (const [index, entry] of form.entries()) {
        yield* linksIn(field.item, entry, {
          name: `${name}.${String(index)}`,
          path: pathTo(path, index),
          labels: [...labels, entryName(field.item, entry) ?? String(index + 1)],
          home: false,
        });
      }
      return;
    default:
  }
}

/** Whether two links say the same; empty ones say nothing. */
export function sameLink(one: LinkPlace['link'], other: LinkPlace['link']): boolean {
  return Boolean(one['href']) && linkFields.every((name) => one[name] === other[name]);
}
