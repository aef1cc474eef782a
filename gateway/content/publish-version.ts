import type { EntityManager } from 'typeorm';
import { contentParts, type ContentPartName } from '../../schema/content/content-parts.ts';
import type { AuditAction } from '../audit/audit-action.ts';
import { recordAction } from '../audit/record-action.ts';
import { insertRows } from '../database/rows.ts';
import { Failure } from '../failure.ts';
import { announce } from '../mail/webhook-announcement.ts';
import { ContentDraft } from './content-draft.entity.ts';
import { latestVersion } from './published-content.ts';
import { ContentVersion, type ContentOrigin } from './content-version.entity.ts';

export interface ContentPublication {
  part: ContentPartName;
  /** The version it is based on. */
  version: number;
  value: unknown;
  origin: ContentOrigin;
  restored: number | null;
  fileHash: string;
  at: Date;
  /** E-mail address of the publisher. */
  by: string;
}

const actions: Record<ContentOrigin, AuditAction> = {
  publish: 'content.publish',
  restore: 'content.restore',
  file: 'content.file',
};

/**
 * Stores the next version of a part, deletes the publisher's draft, writes the audit log and
 * announces the publication to webhooks; call it within a write.
 * @throws Failure CONFLICT if another version is current than the one it is based on. Nothing is
 *   stored then (product 12.2).
 */
export async function publishVersion(
  manager: EntityManager,
  { part, version, value, origin, restored, fileHash, at, by }: ContentPublication,
): Promise<void> {
  const latest = await latestVersion(manager, part);
  if ((latest?.version ?? 0) !== version) {
    const who = latest?.updatedBy ?? 'somebody';
    throw new Failure(
      'CONFLICT',
      `This part was published by ${who} in the meantime. Nothing of yours was published yet.`,
    );
  }
  await insertRows(manager, ContentVersion, {
    part,
    version: version + 1,
    value: value as object,
    fileHash,
    origin,
    restored,
    updatedAt: at,
    updatedBy: by,
  });
  await manager.delete(ContentDraft, { part, owner: by });
  await recordAction(manager, {
    at,
    by,
    action: actions[origin],
    subject: { kind: 'content', id: part, label: contentParts[part].title },
    detail: restored === null ? undefined : `Version ${String(restored)}`,
  });
  const data = { part, version: version + 1, origin };
  await announce(manager, { event: 'content.published', at, data });
}
