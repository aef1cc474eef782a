import type { EntityManager } from 'typeorm';
import { endAccess } from '../backup/end-access.ts';
import type { Database } from '../database/database.ts';
import { postgresTables } from '../database/stored-database.ts';
import type { ErasureJournal } from './erasure-journal.ts';

interface DetectRestoreOptions {
  database: Database;
  journal: ErasureJournal;
  now: () => Date;
}

/**
 * An identity that is unique per database and not part of a dump: the system identifier of the
 * server's data directory, if the account may read it, the id of the database and the id of a table
 * in it, which changes each time it is created.
 */
async function identityOf(manager: EntityManager): Promise<string> {
  const [numbers] = await manager.query<{ identity: string; mayAskServer: boolean }[]>(
    `SELECT concat_ws(':', oid, 'migrations'::regclass::oid) AS "identity",
        has_function_privilege('pg_control_system()', 'execute') AS "mayAskServer"
      FROM pg_database WHERE datname = current_database()`,
  );
  const [server] =
    numbers?.mayAskServer === true
      ? await manager.query<{ id: string }[]>(
          'SELECT system_identifier::text AS "id" FROM pg_control_system()',
        )
      : [];
  return `${server?.id ?? ''}:${numbers?.identity ?? ''}`;
}

/**
 * Revokes access that a restored PostgreSQL database would grant again, as `npm run restore` does
 * with SQLite; see `endAccess`. The database stores its identity when a gateway starts, so that a
 * dump of it is recognized wherever it is restored, and by whichever gateway starts first. Call it
 * before serving requests. Resolves with the number of active API keys; undefined if the database
 * was not restored.
 */
export async function detectRestore({
  database,
  journal,
  now,
}: DetectRestoreOptions): Promise<number | undefined> {
  if (database.source.options.type !== 'postgres') {
    return undefined;
  }
  return database.write(
    async (manager) => {
      const identity = await identityOf(manager);
      const [known] = await manager.query<{ identity: string }[]>(
        'SELECT "identity" FROM "database_identity"',
      );
      if (known?.identity === identity) {
        return undefined;
      }
      await manager.query('DELETE FROM "database_identity"');
      await manager.query('INSERT INTO "database_identity" ("identity") VALUES ($1)', [identity]);
      if (known === undefined) {
        return undefined;
      }
      const tables = postgresTables((statement) => manager.query(statement));
      return endAccess(tables, { revocations: journal.readRevocations(), at: now() });
    },
    { lock: 'database identity' },
  );
}
