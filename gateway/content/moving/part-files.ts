import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import {
  contentPartNames,
  fileOfPart,
  type ContentPartName,
} from '../../../schema/content/content-parts.ts';
import type { LegalSource } from '../../../schema/content/legal.ts';
import { partSchemas } from '../../../schema/content/part-schemas.ts';
import type { Content } from '../../site/content/content.ts';
import { ContentReader } from '../../site/content/content-file.ts';
import { readLegalSource } from '../../site/content/legal-document.ts';
import { editedYaml, markdownText } from '../../site/content/writing/edited-yaml.ts';
import { storedPart, valueIn } from '../part-value.ts';
import { latestVersion } from '../published-content.ts';

export interface PublishedContentPart {
  name: ContentPartName;
  /** 0 for the file. */
  version: number;
  value: unknown;
}

/** The content shown for every part: the last version if it can be read, otherwise the file. */
export async function listPublishedParts(
  manager: EntityManager,
  files: Content,
): Promise<PublishedContentPart[]> {
  const parts: PublishedContentPart[] = [];
  for (const name of contentPartNames) {
    const latest = await latestVersion(manager, name);
    const filed = valueIn(files, name);
    const stored = latest && (await storedPart(name, latest.value, filed));
    parts.push({ name, version: latest?.version ?? 0, value: stored?.value ?? filed });
  }
  return parts;
}

/**
 * Reads the file of a part. Problems are recorded in `reader`, and the result is then `undefined`.
 */
export function readPartFile(reader: ContentReader, name: ContentPartName): unknown {
  if (name === 'privacy' || name === 'terms') {
    return readLegalSource(reader, name);
  }
  const schema: z.ZodType = partSchemas[name];
  return reader.yaml(fileOfPart(name), schema);
}

/**
 * The text of a part's file that contains `value`; unchanged passages of the previous file stay as
 * they are.
 */
function partText(name: ContentPartName, value: unknown, previous: string): string {
  if (name !== 'privacy' && name !== 'terms') {
    return editedYaml(previous, value);
  }
  const { title, slug, lastUpdated, description, body } = value as LegalSource;
  return markdownText({ facts: { title, slug, lastUpdated, description }, body }, previous);
}

/**
 * The text of a part's file that contains `value`. The first folder whose file already has that
 * content provides the text unchanged; otherwise the first folder with such a file provides the
 * unchanged passages.
 */
export function partFileSaying(
  name: ContentPartName,
  value: unknown,
  folders: readonly string[],
): string {
  const file = fileOfPart(name);
  const sources = folders.flatMap((folder) => {
    const reader = new ContentReader(folder);
    const text = reader.text(file);
    return text === undefined ? [] : [{ text, value: readPartFile(reader, name) }];
  });
  const same = sources.find((source) => isDeepStrictEqual(source.value, value));
  return same?.text ?? partText(name, value, sources[0]?.text ?? '');
}
