import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { ContentPartName } from '../../schema/content/content-parts.ts';
import type { LegalSource } from '../../schema/content/legal.ts';
import { isRecord } from '../../schema/is-record.ts';
import { Failure } from '../failure.ts';
import { completeValue, type CompletedValue } from './complete-value.ts';
import type { Content } from '../site/content/content.ts';
import type { LegalDocumentContent, RenderLegalText } from '../site/content/legal-document.ts';

/** The key under which the site reads each part. */
const keys = {
  site: 'site',
  navigation: 'navigationTiles',
  sections: 'sections',
  services: 'services',
  team: 'teamMembers',
  testimonials: 'testimonials',
  partners: 'partners',
  performance: 'performance',
  examples: 'examples',
  publications: 'publications',
  faqs: 'faqs',
  privacy: 'privacy',
  terms: 'terms',
  evidence: 'evidence',
  transparency: 'transparency',
  security: 'security',
  accessibility: 'accessibility',
  claims: 'claims',
} as const satisfies Record<ContentPartName, keyof Content>;

function sourceOf({
  title,
  slug,
  lastUpdated,
  description,
  body,
}: LegalDocumentContent): LegalSource {
  return { title, slug, lastUpdated, description, body };
}

/** The value of a part in the content, in the form that is edited. */
export function valueIn(content: Content, name: ContentPartName): unknown {
  return name === 'privacy' || name === 'terms' ? sourceOf(content[name]) : content[keys[name]];
}

/**
 * A valid value of a part in the form that the site reads.
 * @throws Failure the rendering error, with its message at the field of the text.
 */
export async function shownPart(
  name: ContentPartName,
  value: unknown,
  render: RenderLegalText,
): Promise<Partial<Content>> {
  if (name !== 'privacy' && name !== 'terms') {
    return { [keys[name]]: value };
  }
  const source = value as LegalSource;
  try {
    return { [keys[name]]: { ...source, ...(await render(source.body)) } };
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'BAD_USER_INPUT') throw error;
    throw new Failure(error.code, error.message, { fields: { body: error.message }, cause: error });
  }
}

/** The part in the form that the site reads, from its file. */
export function filedPart(files: Content, name: ContentPartName): Partial<Content> {
  return { [keys[name]]: files[keys[name]] };
}

/** Identifies a value of a part, independent of the order of its keys. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortedKeys)).digest('hex');
}

function sortedKeys(_key: string, value: unknown): unknown {
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
}

/**
 * The schema of a part; loaded only when there is something to validate, which most starts do not
 * have.
 */
export async function schemaOf(name: ContentPartName): Promise<z.ZodType> {
  return (await import('../../schema/content/part-schemas.ts')).partSchemas[name];
}

/**
 * A stored value of a part as the present schema has it, completed from the value of the file;
 * undefined if it cannot be read. Texts longer than the current limit are still shown
 * (product 12.12).
 */
export async function storedPart(
  name: ContentPartName,
  stored: unknown,
  filed: unknown,
): Promise<CompletedValue | undefined> {
  return completeValue(await schemaOf(name), stored, filed);
}

const invalid = 'Some values of this part are not valid yet.';

/**
 * Validates a value with the rules of its part, the same as for its file.
 * @throws Failure BAD_USER_INPUT with a message per bad field, keyed by its path: `3.linkedinUrl`.
 */
export async function validPart(name: ContentPartName, raw: unknown): Promise<unknown> {
  const result = (await schemaOf(name)).safeParse(raw);
  if (result.success) {
    return result.data;
  }
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    fields[path.join('.')] ??= message;
  }
  throw new Failure('BAD_USER_INPUT', invalid, { fields });
}
