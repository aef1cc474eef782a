import type { EntityManager } from 'typeorm';
import {
  contentPartNames,
  isContentPartName,
  type ContentPartName,
} from '../../schema/content/content-parts.ts';
import { changedContent } from '../changes/change.ts';
import type { SiteChanges } from '../changes/site-changes.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import type { Content } from '../site/content/content.ts';
import type { RenderLegalText } from '../site/content/legal-document.ts';
import { ContentVersion } from './content-version.entity.ts';
import { filedPart, shownPart, storedPart, valueIn } from './part-value.ts';

interface PublishedContentOptions {
  database: Database;
  changes: Pick<SiteChanges, 'follow'>;
  files: Content;
  logger: Logger;
  renderLegalText: RenderLegalText;
}

/** The current version of a part; undefined while its file is published. */
export async function latestVersion(
  manager: EntityManager,
  part: ContentPartName,
): Promise<ContentVersion | undefined> {
  const [latest] = await manager.find(ContentVersion, {
    where: { part },
    order: { version: 'DESC' },
    take: 1,
  });
  return latest;
}

/**
 * The content of the site: the last published version of each part, else its file. All readers
 * share one object; its parts are replaced when another version is published.
 */
export class PublishedContent {
  /** Read it at each use; do not store parts of it. */
  readonly content: Content;
  /** The parts whose stored version cannot be read by this release, so that the file is shown. */
  readonly unreadable = new Set<ContentPartName>();

  private constructor(private readonly options: PublishedContentOptions) {
    this.content = { ...options.files };
    options.changes.follow(async (changes) => {
      const parts = changedContent(changes) ?? contentPartNames;
      await Promise.all([...parts].filter(isContentPartName).map((part) => this.read(part)));
    });
  }

  /** Reads the stored versions. */
  static async open(options: PublishedContentOptions): Promise<PublishedContent> {
    const published = new PublishedContent(options);
    const stored = await options.database.reader
      .createQueryBuilder(ContentVersion, 'version')
      .select('version.part', 'part')
      .distinct(true)
      .getRawMany<{ part: string }>();
    const parts = stored.map(({ part }) => part).filter(isContentPartName);
    await Promise.all(parts.map((part) => published.read(part)));
    return published;
  }

  private async read(part: ContentPartName): Promise<void> {
    const { database, files, logger, renderLegalText } = this.options;
    const latest = await latestVersion(database.reader, part);
    const stored = latest && (await storedPart(part, latest.value, valueIn(files, part)));
    const isUnreadable = latest !== undefined && stored === undefined;
    if (isUnreadable) {
      logger.error({ part }, 'A stored part of the content cannot be read; its file is shown');
      this.unreadable.add(part);
    } else {
      this.unreadable.delete(part);
    }
    if (stored !== undefined && stored.completed.length > 0) {
      const { completed } = stored;
      logger.warn({ part, completed }, 'A stored part of the content is completed from its file');
    }
    try {
      Object.assign(
        this.content,
        stored === undefined
          ? filedPart(files, part)
          : await shownPart(part, stored.value, renderLegalText),
      );
    } catch (err) {
      logger.error({ part, err }, 'A stored part of the content cannot be rendered yet');
    }
  }
}
