import type { EntityManager } from 'typeorm';
import {
  contentPartNames,
  contentParts,
  isContentPartName,
  type ContentPartName,
} from '../../schema/content/content-parts.ts';
import {
  altTextInValue,
  type IllustratedText,
  type ImageUse,
  type ImageUses,
} from '../images/image-uses.ts';
import type { Content } from '../site/content/content.ts';
import { ContentDraft } from './content-draft.entity.ts';
import { ContentVersion } from './content-version.entity.ts';
import { valueIn } from './part-value.ts';

function useIn(part: ContentPartName, what?: string): ImageUse {
  const { title } = contentParts[part];
  return {
    title: what === undefined ? title : `${title} (${what})`,
    url: `/blog-admin?tab=content&part=${part}`,
  };
}

/** The current version number of each part that has one. */
async function latestVersions(manager: EntityManager): Promise<Map<string, number>> {
  const rows = await manager
    .createQueryBuilder(ContentVersion, 'version')
    .select('version.part', 'part')
    .addSelect('MAX(version.version)', 'latest')
    .groupBy('version.part')
    .getRawMany<{ part: string; latest: number | string }>();
  return new Map(rows.map(({ part, latest }) => [part, Number(latest)]));
}

function inValue(value: unknown, use: ImageUse | undefined): IllustratedText {
  return { text: JSON.stringify(value), use, altTextOf: (name) => altTextInValue(value, name) };
}

async function* drafts(manager: EntityManager): AsyncGenerator<IllustratedText> {
  for (const { part, owner, value } of await manager.find(ContentDraft)) {
    if (isContentPartName(part)) {
      yield inValue(value, useIn(part, `unsaved, ${owner}`));
    }
  }
}

/** Finds where the site's texts may show uploaded images; `files` is the content of the files. */
export function contentImageUses(files: Content): ImageUses {
  return {
    tables: [ContentDraft, ContentVersion],
    async *texts(manager, includePrevious) {
      // Drafts come before published text, because a draft becomes the published text later.
      yield* drafts(manager);
      const latest = await latestVersions(manager);
      for (const part of contentPartNames) {
        const currentVersion = latest.get(part) ?? 0;
        yield inValue(valueIn(files, part), currentVersion === 0 ? useIn(part) : undefined);
        for (
          let version = includePrevious ? 1 : Math.max(1, currentVersion);
          version <= currentVersion;
          version += 1
        ) {
          const stored = await manager.findOneBy(ContentVersion, { part, version });
          const use = version === currentVersion ? useIn(part) : undefined;
          yield inValue(stored?.value ?? null, use);
        }
      }
    },
  };
}
