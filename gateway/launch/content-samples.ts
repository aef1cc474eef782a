import {
  contentParts,
  fileOfPart,
  isContentPartName,
  type ContentPartName,
} from '../../schema/content/content-parts.ts';
import { placeOf } from './content-places.ts';

/** A placeholder in the content. */
export interface ContentSample {
  /** The file it stands in until its part is published. */
  file: string;
  /** The title of its part. */
  part: string;
  /** What it is called there. */
  name: string;
  /** What its owner has to answer before it can be true; absent where nothing is asked. */
  question?: string;
  /** Where the administration edits it. */
  edit: string;
  /** The place of the site where it is seen. */
  href: string;
}

/** Parts that the site reads under another name. */
const partNames: Record<string, ContentPartName> = {
  teamMembers: 'team',
  navigationTiles: 'navigation',
};

const nameFields = ['name', 'title', 'aspect', 'label', 'text', 'id'];

function nameOf(entry: Record<string, unknown>, path: string): string {
  const person = entry['person'];
  const own = typeof person === 'object' && person !== null ? { ...person } : entry;
  const names: unknown[] = nameFields.map((field): unknown => Reflect.get(own, field));
  const name = names.find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : path;
}

/** A sample as its part has it; `item` is its id, else its place in the part. */
interface Found {
  name: string;
  path: string;
  item: string;
  question: unknown;
}

function* samplesIn(value: unknown, path: string): Generator<Found> {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  const entry = value as Record<string, unknown>;
  if (entry['sample'] === true) {
    const id = entry['id'];
    const item = typeof id === 'string' ? id : path;
    yield { name: nameOf(entry, path), path, item, question: entry['question'] };
  }
  for (const [key, inner] of Object.entries(entry)) {
    yield* samplesIn(inner, path === '' ? key : `${path}.${key}`);
  }
}

/** The address at which the administration opens an entry of a part. */
function editAddress(part: string, item: string): string {
  return `/blog-admin?${new URLSearchParams({ tab: 'content', part, item }).toString()}`;
}

/**
 * Every entry of the content that is flagged `sample: true`, wherever it stands (product 1.5), with
 * the name by which its owner finds it, and with what is asked of him (product 17.4).
 */
export function contentSamples(content: object): ContentSample[] {
  return Object.entries(content).flatMap(([key, value]) => {
    const part = partNames[key] ?? key;
    if (!isContentPartName(part)) {
      return [];
    }
    return [...samplesIn(value, '')].map(({ name, path, item, question }) => ({
      file: fileOfPart(part),
      part: contentParts[part].title,
      name,
      ...(typeof question === 'string' ? { question } : {}),
      edit: editAddress(part, item),
      href: placeOf(key, path),
    }));
  });
}
