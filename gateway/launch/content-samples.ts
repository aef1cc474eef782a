import { placeOf } from './content-places.ts';

/** A placeholder in the content files. */
export interface ContentSample {
  /** The file it stands in. */
  file: string;
  /** What it is called there. */
  name: string;
  /** The place of the site where it is seen. */
  href: string;
}

const files: Record<string, string> = {
  faqs: 'faqs.yaml',
  teamMembers: 'team.yaml',
  testimonials: 'testimonials.yaml',
  partners: 'partners.yaml',
  services: 'services.yaml',
  navigationTiles: 'navigation.yaml',
  publications: 'publications.yaml',
  performance: 'performance.yaml',
  sections: 'sections.yaml',
  site: 'site.yaml',
};

const nameFields = ['name', 'title', 'aspect', 'label', 'text', 'id'];

function nameOf(entry: Record<string, unknown>, path: string): string {
  const person = entry['person'];
  const own = typeof person === 'object' && person !== null ? { ...person } : entry;
  const names: unknown[] = nameFields.map((field): unknown => Reflect.get(own, field));
  const name = names.find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : path;
}

function* samplesIn(value: unknown, path: string): Generator<{ name: string; path: string }> {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  const entry = value as Record<string, unknown>;
  if (entry['sample'] === true) {
    yield { name: nameOf(entry, path), path };
  }
  for (const [key, inner] of Object.entries(entry)) {
    yield* samplesIn(inner, path === '' ? key : `${path}.${key}`);
  }
}

/**
 * Every entry of the content that is flagged `sample: true`, wherever it stands (product 1.5), with
 * the name by which its owner finds it in its file.
 */
export function contentSamples(content: object): ContentSample[] {
  return Object.entries(content).flatMap(([part, value]) =>
    [...samplesIn(value, '')].map(({ name, path }) => ({
      file: files[part] ?? part,
      name,
      href: placeOf(part, path),
    })),
  );
}
