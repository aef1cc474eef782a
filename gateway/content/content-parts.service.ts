import { LessThan, type EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import {
  contentPartNames,
  isContentPartName,
  type ContentPartName,
} from '../../schema/content/content-parts.ts';
import { isTooLong, tooLong } from '../../schema/content/limits.ts';
import type { Author } from '../access/actor.ts';
import type { SiteChanges } from '../changes/site-changes.ts';
import type { Database } from '../database/database.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { numberBefore, pageOf, pageSize, type Page, type PageQuery } from '../database/page.ts';
import type { Content } from '../site/content/content.ts';
import type { RenderLegalText } from '../site/content/legal-document.ts';
import { ContentDraft } from './content-draft.entity.ts';
import { latestVersion } from './published-content.ts';
import { ContentVersion } from './content-version.entity.ts';
import { publishVersion, type ContentPublication } from './publish-version.ts';
import { hashOf, shownPart, storedPart, validPart, valueIn } from './part-value.ts';

export interface ContentPartsDependencies {
  database: Database;
  changes: SiteChanges;
  files: Content;
  renderLegalText: RenderLegalText;
  now: () => Date;
}

/** A part of the content with its editing state. */
export interface EditedPart {
  name: ContentPartName;
  /** 0 while the file is published. */
  version: number;
  value: unknown;
  updatedAt: Date | null;
  updatedBy: string | null;
  /** This administrator's unpublished changes; null if there are none. */
  draft: unknown;
  hasDraft: boolean;
  draftSavedAt: Date | null;
  draftVersion: number | null;
  /** Whether the file has changed since the version was published. */
  fileChanged: boolean;
  /** The fields that the stored version lacks, with the texts of the file. */
  completedFields: readonly string[];
  /** Whether this release cannot read the stored version, so that visitors see the file. */
  unreadable: boolean;
}

/** A version as shown in the history. */
export interface ShownVersion extends Pick<
  ContentVersion,
  'version' | 'value' | 'origin' | 'restored'
> {
  /** Null for the file. */
  updatedAt: Date | null;
  updatedBy: string | null;
}

function partNamed(name: string): ContentPartName {
  if (!isContentPartName(name)) {
    throw new Failure('NOT_FOUND', `There is no part of the content called "${name}".`);
  }
  return name;
}

function requireBounded(value: unknown): void {
  if (isTooLong(value)) {
    throw fieldFailure('value', tooLong);
  }
}

/** Edits the texts of the site (product 12). */
export class ContentPartsService {
  constructor(private readonly deps: ContentPartsDependencies) {}

  /** Every part, in display order. */
  async list(actor: Author): Promise<EditedPart[]> {
    const { email } = actor;
    return Promise.all(contentPartNames.map((name) => this.edited(name, email)));
  }

  async byName(actor: Author, name: string): Promise<EditedPart> {
    const { email } = actor;
    return this.edited(partNamed(name), email);
  }

  /**
   * Stores a draft of the caller, valid or not. `basedOn` is the version it is based on, if known.
   * @throws Failure NOT_FOUND, BAD_USER_INPUT if it is far too long.
   */
  async saveDraft(
    actor: Author,
    name: string,
    value: unknown,
    basedOn: number | null,
  ): Promise<EditedPart> {
    const { email: owner } = actor;
    const part = partNamed(name);
    requireBounded(value);
    const draft: ContentDraft = { part, owner, value, basedOn, savedAt: this.deps.now() };
    await this.deps.database.write((manager) =>
      manager.upsert(ContentDraft, draft as QueryDeepPartialEntity<ContentDraft>, [
        'part',
        'owner',
      ]),
    );
    return this.edited(part, owner);
  }

  async discardDraft(actor: Author, name: string): Promise<EditedPart> {
    const { email: owner } = actor;
    const part = partNamed(name);
    await this.deps.database.write((manager) => manager.delete(ContentDraft, { part, owner }));
    return this.edited(part, owner);
  }

  /**
   * Publishes a value as a new version and deletes the publisher's draft.
   * @throws Failure NOT_FOUND, BAD_USER_INPUT with a message per bad field keyed by its path,
   *   CONFLICT if `version` is not the current one.
   */
  async publish(actor: Author, name: string, raw: unknown, version: number): Promise<EditedPart> {
    const part = partNamed(name);
    requireBounded(raw);
    const value = await validPart(part, raw);
    return this.put(actor.email, { part, version, value, origin: 'publish', restored: null });
  }

  /**
   * Publishes an earlier version again, as a new one; 0 is the file (product 12.4).
   * @throws Failure NOT_FOUND, BAD_USER_INPUT if it is no longer valid, CONFLICT if `version` is
   *   not the current one.
   */
  async restore(
    actor: Author,
    name: string,
    restored: number,
    version: number,
  ): Promise<EditedPart> {
    const part = partNamed(name);
    const { value: earlier } = await this.version(actor, part, restored);
    const readable = await storedPart(part, earlier, valueIn(this.deps.files, part));
    const value = await validPart(part, readable?.value ?? earlier);
    return this.put(actor.email, { part, version, value, origin: 'restore', restored });
  }

  /**
   * Publishes the file's text as a new version (product 12.4).
   * @throws Failure NOT_FOUND, CONFLICT if `version` is not the current one.
   */
  async useFile(actor: Author, name: string, version: number): Promise<EditedPart> {
    const part = partNamed(name);
    const value = valueIn(this.deps.files, part);
    return this.put(actor.email, { part, version, value, origin: 'file', restored: null });
  }

  /** One page of a part's versions, newest first. */
  async versions(_actor: Author, name: string, query: PageQuery): Promise<Page<ShownVersion>> {
    const part = partNamed(name);
    const take = pageSize(query.first);
    const before = numberBefore(query);
    const found = await this.deps.database.reader.find(ContentVersion, {
      where: { part, ...(before === undefined ? {} : { version: LessThan(before) }) },
      order: { version: 'DESC' },
      take: take + 1,
    });
    return pageOf<ShownVersion>(found, query);
  }

  countVersions(_actor: Author, name: string): Promise<number> {
    return this.deps.database.reader.countBy(ContentVersion, { part: partNamed(name) });
  }

  /** One version of a part; 0 is the current content of its file. */
  async version(_actor: Author, name: string, version: number): Promise<ShownVersion> {
    const part = partNamed(name);
    if (version === 0) {
      const value = valueIn(this.deps.files, part);
      const unpublished = { restored: null, updatedAt: null, updatedBy: null };
      return { version, value, origin: 'file', ...unpublished };
    }
    const { reader } = this.deps.database;
    const found = await reader.findOneBy(ContentVersion, { part, version });
    if (found === null) {
      throw new Failure('NOT_FOUND', `There is no version ${String(version)} of this part.`);
    }
    return found;
  }

  private async put(
    email: string,
    wanted: Omit<ContentPublication, 'fileHash' | 'at' | 'by'>,
  ): Promise<EditedPart> {
    const { changes, files, now, renderLegalText } = this.deps;
    const { part, value } = wanted;
    // Must be refused here; otherwise every gateway would fail to render it.
    await shownPart(part, value, renderLegalText);
    const fileHash = hashOf(valueIn(files, part));
    const publication = { ...wanted, fileHash, at: now(), by: email };
    await changes.write(
      async (manager, changed) => {
        await publishVersion(manager, publication);
        changed({ topic: 'content', id: part });
      },
      { lock: 'content' },
    );
    return this.edited(part, email);
  }

  private async edited(name: ContentPartName, owner: string): Promise<EditedPart> {
    const { database, files } = this.deps;
    const filed = valueIn(files, name);
    const [latest, draft] = await Promise.all([
      latestVersion(database.reader, name),
      this.draftOf(database.reader, name, owner),
    ]);
    const stored = latest && (await storedPart(name, latest.value, filed));
    return {
      name,
      version: latest?.version ?? 0,
      value: stored?.value ?? filed,
      completedFields: stored?.completed ?? [],
      unreadable: latest !== undefined && stored === undefined,
      updatedAt: latest?.updatedAt ?? null,
      updatedBy: latest?.updatedBy ?? null,
      draft: draft?.value ?? null,
      hasDraft: draft !== null,
      draftSavedAt: draft?.savedAt ?? null,
      draftVersion: draft?.basedOn ?? null,
      fileChanged: latest !== undefined && latest.fileHash !== hashOf(filed),
    };
  }

  private draftOf(
    manager: EntityManager,
    part: ContentPartName,
    owner: string,
  ): Promise<ContentDraft | null> {
    return manager.findOneBy(ContentDraft, { part, owner });
  }
}
