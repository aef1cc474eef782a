import type { EntityManager } from 'typeorm';
import { contentPartNames, type ContentPartName } from '../../../schema/content/content-parts.ts';
import type { Content } from '../../site/content/content.ts';
import { latestVersion } from '../published-content.ts';
import { storedPart, valueIn } from '../part-value.ts';

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
