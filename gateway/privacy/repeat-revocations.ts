import { recordAction } from '../audit/record-action.ts';
import { auditActions } from '../audit/audit-action.ts';
import type { Database } from '../database/database.ts';
import { ApiKey } from '../keys/api-key.entity.ts';
import type { ErasureJournal } from './erasure-journal.ts';

interface RepeatRevocationsOptions {
  database: Database;
  journal: ErasureJournal;
  now: () => Date;
}

/**
 * Synchronizes the API keys of database and journal: a key that was revoked after the restored
 * backup was made is revoked again (product 19.5), and a revocation that the journal lacks is added
 * to it. Call it before serving requests. Resolves with the number of keys that were revoked again.
 */
export async function repeatRevocations({
  database,
  journal,
  now,
}: RepeatRevocationsOptions): Promise<number> {
  const journalled = new Map(journal.readRevocations().map((known) => [known.id, known]));
  const keys = await database.reader.find(ApiKey);
  const unnoted = keys.flatMap(({ id, revokedAt }) =>
    revokedAt === null || journalled.has(id) ? [] : [{ id, revokedAt }],
  );
  journal.appendRevocations(unnoted);
  await journal.share([], unnoted);
  let repeated = 0;
  for (const { id, name, revokedAt } of keys) {
    const known = journalled.get(id);
    if (revokedAt === null && known !== undefined) {
      await database.write(async (manager) => {
        await manager.update(ApiKey, { id }, { revokedAt: known.revokedAt });
        await recordAction(manager, {
          at: now(),
          by: null,
          action: auditActions.KEY_REVOKE,
          subject: { kind: 'key', id, label: name },
          detail: 'repeated after a restore',
        });
      });
      repeated += 1;
    }
  }
  return repeated;
}
