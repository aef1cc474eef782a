import { contentParts, type ContentPartName } from '../../../../schema/content/content-parts.ts';
import { partSchemas } from '../../../../schema/content/part-schemas.ts';
import '../../../../schema/zod-setup.ts';
import type { ContentField } from '../fields/content-field.ts';
import { deriveField } from '../fields/derive-field.ts';

const known = new Map<ContentPartName, ContentField>();

/** The form of a part, derived from its rules. */
export function fieldOfPart(name: ContentPartName): ContentField {
  const field = known.get(name) ?? deriveField(partSchemas[name], contentParts[name].title);
  known.set(name, field);
  return field;
}
