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

interface Withdrawal {
  id: string;
  withdrawnAt: Date;
}

/** The reviews that a database records as withdrawn. */
async function withdrawalsIn(tables: SiteTables): Promise<Withdrawal[]> {
  if (!(await tables.has('review'))) return [];
  const rows = await tables.ask<{ id: string; at: Date | string }>(
    'SELECT "id", "withdrawnAt" AS "at" FROM "review" WHERE "withdrawnAt" IS NOT NULL',
  );
  return rows.map(({ id, at }) => ({ id, withdrawnAt: momentOf(at) }));
}

/** What a database records; nothing if it is too damaged, which is the reason to replace it. */
async function readable<Row>(
  tables: SiteTables | undefined,
  rowsIn: (tables: SiteTables) => Promise<Row[]>,
): Promise<Row[]> {
  try {
    return tables === undefined ? [] : await rowsIn(tables);
  } catch {
    return [];
  }
}

async function endWithdrawnReviews(
  restored: SiteTables,
  former: SiteTables | undefined,
): Promise<void> {
  if (!(await restored.has('review'))) return;
  for (const { id, withdrawnAt } of await readable(former, withdrawalsIn)) {
    if (isRecordId(id)) {
      await restored.ask(
        `UPDATE "review" SET "withdrawnAt" = '${restored.literalOf(withdrawnAt)}', "codeHash" = NULL
          WHERE "id" = '${id}' AND "withdrawnAt" IS NULL`,
      );
    }
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
 * and each API key that was revoked and each review that was withdrawn since the backup
 * (product 19.5). Resolves with the number of API keys valid at `at`. A key created after the
 * backup is not in it.
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
  await endWithdrawnReviews(restored, former);
  if (!(await restored.has('api_key'))) {
    return 0;
  }
  const known = [
    ...(await readable(former, revocationsIn)),
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
