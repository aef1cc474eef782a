import type { SiteTables } from '../database/stored-database.ts';
import { isRecordId } from '../database/record-id.ts';

/** An API key that was revoked. */
export interface Revocation {
  id: string;
  revokedAt: Date;
}

/** SQLite returns a time as text, in UTC. */
function momentOf(at: Date | string): Date {
  return at instanceof Date ? at : new Date(`${at.replace(' ', 'T')}Z`);
}

/**
 * The API keys that a database records as revoked; revoked keys are deleted from their table after
 * 90 days.
 */
async function revocationsIn(tables: SiteTables): Promise<Revocation[]> {
  const statements = {
    api_key: 'SELECT "id", "revokedAt" AS "at" FROM "api_key" WHERE "revokedAt" IS NOT NULL',
    audit_entry: `SELECT "subjectId" AS "id", "at" FROM "audit_entry"
      WHERE "area" = 'key' AND "action" = 'key.revoke'`,
  };
  const found: Revocation[] = [];
  for (const [table, statement] of Object.entries(statements)) {
    if (await tables.has(table)) {
      const rows = await tables.ask<{ id: string; at: Date | string }>(statement);
      found.push(...rows.map(({ id, at }) => ({ id, revokedAt: momentOf(at) })));
    }
  }
  return found;
}

/** The same; none in a database too damaged to be read, which is the reason to replace it. */
async function readableRevocationsIn(tables: SiteTables): Promise<Revocation[]> {
  try {
    return await revocationsIn(tables);
  } catch {
    return [];
  }
}

interface EndAccessOptions {
  /** The database that is replaced, if there is one. */
  former?: SiteTables | undefined;
  /** The revocations that are known from elsewhere. */
  revocations: readonly Revocation[];
  at: Date;
}

/**
 * Ends the access that a restored database would grant again: every session, every preview link,
 * and each API key that was revoked since the backup (product 19.5). Resolves with the number of
 * API keys valid at `at`. A key created after the backup is not in it.
 */
export async function endAccess(
  restored: SiteTables,
  { former, revocations, at }: EndAccessOptions,
): Promise<number> {
  for (const table of ['session', 'preview_link']) {
    if (await restored.has(table)) {
      await restored.ask(`DELETE FROM "${table}"`);
    }
  }
  if (!(await restored.has('api_key'))) {
    return 0;
  }
  const known = [
    ...(former === undefined ? [] : await readableRevocationsIn(former)),
    ...(await revocationsIn(restored)),
    ...revocations,
  ];
  for (const { id, revokedAt } of known.filter((revocation) => isRecordId(revocation.id))) {
    await restored.ask(
      `UPDATE "api_key" SET "revokedAt" = '${restored.literalOf(revokedAt)}'
        WHERE "id" = '${id}' AND "revokedAt" IS NULL`,
    );
  }
  const [row] = await restored.ask<{ count: number | string }>(
    `SELECT count(*) AS "count" FROM "api_key" WHERE "revokedAt" IS NULL
      AND ("expiresAt" IS NULL OR "expiresAt" > '${restored.literalOf(at)}')`,
  );
  return Number(row?.count ?? 0);
}

/** The message about access after a restore, with the number of valid API keys. */
export function accessAfterRestore(keys: number): string {
  const counted =
    keys === 1
      ? '1 API key is in force.'
      : `${keys === 0 ? 'No' : String(keys)} API key${keys === 0 ? ' is' : 's are'} in force.`;
  return `Everybody has to log in again. Preview links have ended. ${counted}`;
}
