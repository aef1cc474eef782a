import { existsSync } from 'node:fs';
import path from 'node:path';
import type { EntityManager } from 'typeorm';
import {
  contentPartNames,
  fileOfPart,
  type ContentPartName,
} from '../../../schema/content/content-parts.ts';
import { isTooLong, tooLong } from '../../../schema/content/limits.ts';
import type { Change } from '../../changes/change.ts';
import { Failure } from '../../failure.ts';
import type { ContentReader } from '../../site/content/content-file.ts';
import type { Content } from '../../site/content/content.ts';
import type { RenderLegalText } from '../../site/content/legal-document.ts';
import { hashOf, shownPart, valueIn } from '../part-value.ts';
import { publishVersion } from '../publish-version.ts';
import { listPublishedParts, readPartFile, type PublishedContentPart } from './part-files.ts';

/** The content of a folder's files by the name of the part. */
export type PartValues = ReadonlyMap<ContentPartName, unknown>;

/** Reads the files of parts in a folder and records their problems in `reader`. */
export function readPartFiles(reader: ContentReader, directory: string): PartValues {
  const values = new Map<ContentPartName, unknown>();
  for (const name of contentPartNames) {
    const file = fileOfPart(name);
    if (existsSync(path.join(directory, file))) {
      const value = readPartFile(reader, name);
      if (value !== undefined && isTooLong(value)) reader.refuse(file, tooLong);
      values.set(name, value);
    }
  }
  return values;
}

interface PartsPublication {
  values: PartValues;
  /** The content of the site's own files. */
  files: Content;
  at: Date;
  /** The name recorded as the publisher. */
  by: string;
  changed: (change: Change) => void;
}

/** A part with a newly published version. */
export interface PublishedPart {
  name: ContentPartName;
  version: number;
}

/** The parts that differ from the published ones. */
async function differentParts(
  manager: EntityManager,
  { values, files }: Pick<PartsPublication, 'values' | 'files'>,
): Promise<PublishedContentPart[]> {
  return (await listPublishedParts(manager, files)).filter(
    ({ name, value }) => values.has(name) && hashOf(values.get(name)) !== hashOf(value),
  );
}

/**
 * Renders the content to be published, as every gateway will have to; resolves with a line for each
 * file that cannot be rendered.
 */
export async function problemsOfShowing(
  manager: EntityManager,
  publication: Pick<PartsPublication, 'values' | 'files'>,
  render: RenderLegalText,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { name } of await differentParts(manager, publication)) {
    try {
      await shownPart(name, publication.values.get(name), render);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problems.push(`${fileOfPart(name)}: ${error.message}`);
    }
  }
  return problems;
}

/**
 * Publishes every part that differs from the published one, and resolves with them; call it within
 * a write.
 */
export async function publishParts(
  manager: EntityManager,
  { values, files, at, by, changed }: PartsPublication,
): Promise<PublishedPart[]> {
  const different = await differentParts(manager, { values, files });
  for (const { name: part, version } of different) {
    const fileHash = hashOf(valueIn(files, part));
    const said = { value: values.get(part), origin: 'file', restored: null, fileHash } as const;
    await publishVersion(manager, { part, version, ...said, at, by });
    changed({ topic: 'content', id: part });
  }
  return different.map(({ name, version }) => ({ name, version: version + 1 }));
}
