import type { SiteTables } from '../database/stored-database.ts';
import { roles as allRoles, type Role } from '../../schema/roles.ts';
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

/**
 * What a database records; undefined if it is too damaged, which is the reason to replace it, or
 * has no such table.
 */
async function readable<Row>(
  tables: SiteTables | undefined,
  rowsIn: (tables: SiteTables) => Promise<Row[]>,
): Promise<Row[] | undefined> {
  try {
    return tables && (await rowsIn(tables));
  } catch {
    return undefined;
  }
}

async function endWithdrawnReviews(
  restored: SiteTables,
  former: SiteTables | undefined,
): Promise<void> {
  if (!(await restored.has('review'))) return;
  for (const { id, withdrawnAt } of (await readable(former, withdrawalsIn)) ?? []) {
    if (isRecordId(id)) {
      await restored.ask(
        `UPDATE "review" SET "withdrawnAt" = '${restored.literalOf(withdrawnAt)}', "codeHash" = NULL
          WHERE "id" = '${id}' AND "withdrawnAt" IS NULL`,
      );
    }
  }
}

interface StoredPerson {
  id: string;
  /** A list as JSON. */
  roles: string;
}

/** Removes roles, and people, that were removed since. */
async function endLostRoles(restored: SiteTables, former: SiteTables | undefined): Promise<void> {
  const peopleIn = (tables: SiteTables): Promise<StoredPerson[]> =>
    tables.ask('SELECT "id", "roles" FROM "person"');
  const present = await readable(former, peopleIn);
  if (present === undefined || !(await restored.has('person'))) return;
  const rolesById = new Map(present.map(({ id, roles }) => [id, JSON.parse(roles) as Role[]]));
  for (const { id, roles } of await peopleIn(restored)) {
    const lasting = allRoles.filter(
      (role) => roles.includes(`"${role}"`) && rolesById.get(id)?.includes(role),
    );
    await restored.ask(
      rolesById.has(id)
        ? `UPDATE "person" SET "roles" = '${JSON.stringify(lasting)}' WHERE "id" = '${id}'`
        : `DELETE FROM "person" WHERE "id" = '${id}'`,
    );
  }
}

/** Deletes webhooks that were deleted since: they would receive personal data again. */
async function endDeletedWebhooks(
  restored: SiteTables,
  former: SiteTables | undefined,
): Promise<void> {
  const webhooksIn = (tables: SiteTables): Promise<{ id: string }[]> =>
    tables.ask('SELECT "id" FROM "webhook_endpoint"');
  const present = await readable(former, webhooksIn);
  if (present === undefined || !(await restored.has('webhook_endpoint'))) return;
  for (const { id } of await webhooksIn(restored)) {
    if (!present.some((webhook) => webhook.id === id)) {
      await restored.ask(`DELETE FROM "webhook_endpoint" WHERE "id" = '${id}'`);
    }
  }
}

/** Withdraws consents that visitors withdrew since. */
async function endWithdrawnConsents(
  restored: SiteTables,
  former: SiteTables | undefined,
): Promise<void> {
  for (const column of ['dataCommunicationsWithdrawnAt', 'dataProcessingWithdrawnAt']) {
    const withdrawn = await readable(former, (tables) =>
      tables.ask<{ id: string; at: Date | string }>(
        `SELECT "id", "${column}" AS "at" FROM "visitor_request" WHERE "${column}" IS NOT NULL`,
      ),
    );
    for (const { id, at } of withdrawn ?? []) {
      if (isRecordId(id)) {
        await restored.ask(
          `UPDATE "visitor_request" SET "${column}" = '${restored.literalOf(momentOf(at))}'
            WHERE "id" = '${id}' AND "${column}" IS NULL`,
        );
      }
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
 * and what was ended since the backup: API keys, reviews, people's roles, webhooks and visitors'
 * consents (product 19.5). Resolves with the number of API keys valid at `at`. A key created after the
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
  await endLostRoles(restored, former);
  await endDeletedWebhooks(restored, former);
  await endWithdrawnConsents(restored, former);
  if (!(await restored.has('api_key'))) {
    return 0;
  }
  const known = [
    ...((await readable(former, revocationsIn)) ?? []),
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
