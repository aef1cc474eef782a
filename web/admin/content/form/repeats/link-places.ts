import type { ContentField } from '../../fields/content-field.ts';
import { entryName } from '../../fields/entry-name.ts';
import { isRecord, recordOf, variantAt, variantName } from '../../fields/form-values.ts';
import { pathTo } from '../form-state.ts';

export const linkFields = ['label', 'href', 'sample'] as const;

/** A link in a part's form, and its location. */
export interface LinkPlace {
  /** Its path in the form and in the value. */
  name: string;
  path: string;
  /** Its own label, preceded by those of the enclosing fields. */
  labels: readonly string[];
  /** Whether this is the original of the link; links in lists may repeat it. */
  home: boolean;
  link: Readonly<Record<string, unknown>>;
}

type Place = Omit<LinkPlace, 'link'>;

/** The links of a form, in form order. */
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

/** Whether two links are equal; empty links never are. */
export function sameLink(one: LinkPlace['link'], other: LinkPlace['link']): boolean {
  return Boolean(one['href']) && linkFields.every((name) => one[name] === other[name]);
}
