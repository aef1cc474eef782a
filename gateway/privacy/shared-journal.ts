import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Revocation } from '../backup/end-access.ts';
import type { Database } from '../database/database.ts';
import {
  journalledErasure,
  journalledRevocation,
  type JournalEntry,
  type JournalledErasure,
} from './journal-entry.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (sessionSecret: string): Buffer =>
  createHash('sha256').update(`loon erasures:${sessionSecret}`).digest();

/** Encrypts a secret for storage in a database; it can be read only with the site's own secret. */
function wrapSecret(secret: string, sessionSecret: string): string {
  const iv = randomBytes(ivBytes);
  const wrapping = createCipheriv(cipher, keyOf(sessionSecret), iv);
  const text = Buffer.concat([wrapping.update(secret, 'utf8'), wrapping.final()]);
  return Buffer.concat([iv, wrapping.getAuthTag(), text]).toString('base64url');
}

/** Decrypts the secret; undefined if it was encrypted with another one. */
function unwrapSecret(wrapped: string, sessionSecret: string): string | undefined {
  const bytes = Buffer.from(wrapped, 'base64url');
  try {
    const unwrapping = createDecipheriv(cipher, keyOf(sessionSecret), bytes.subarray(0, ivBytes));
    unwrapping.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const text = unwrapping.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([text, unwrapping.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * Separate from the tables of the site: backups do not contain it, and restores do not change it.
 */
const schema = 'loon_erasures';

const everyErasure = `SELECT "id", "emailHash", "erasedAt", "erasedBy"
  FROM ${schema}.erasure ORDER BY "id"`;

const tables = [
  `CREATE TABLE IF NOT EXISTS ${schema}.erasure ("id" uuid PRIMARY KEY,
    "emailHash" character varying(64) NOT NULL, "erasedAt" text NOT NULL,
    "erasedBy" character varying(254) NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ${schema}.key ("number" bigserial, "id" text PRIMARY KEY,
    "wrapped" text NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ${schema}.revocation ("revokedKey" uuid PRIMARY KEY,
    "revokedAt" text NOT NULL)`,
];

async function prepare(manager: EntityManager): Promise<void> {
  const [found] = await manager.query<{ there: boolean }[]>(
    `SELECT to_regclass('${schema}.revocation') IS NOT NULL AS there`,
  );
  if (found?.there === true) {
    return;
  }
  const [named] = await manager.query<{ there: boolean }[]>(
    `SELECT to_regnamespace('${schema}') IS NOT NULL AS there`,
  );
  // Requires the permission to create the schema even if it exists.
  for (const statement of named?.there === true ? tables : [`CREATE SCHEMA ${schema}`, ...tables]) {
    await manager.query(statement);
  }
}

/** The erasures recorded by all gateways, read-only; empty if there is no such journal. */
export async function readSharedErasures(databaseUrl: string): Promise<JournalledErasure[]> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows: found } = await client.query<{ there: boolean }>(
      `SELECT to_regclass('${schema}.erasure') IS NOT NULL AS there`,
    );
    const rows = found[0]?.there === true ? (await client.query<object>(everyErasure)).rows : [];
    return rows.map((row) => journalledErasure.parse(row));
  } finally {
    await client.end();
  }
}

/**
 * The journal of erasures shared by all gateways, in a separate PostgreSQL schema. The keys of its
 * hashes are stored with it, encrypted with the secret that all gateways share, so that addresses
 * cannot be tested with the database only (product 11.7).
 */
export class SharedJournal {
  private constructor(
    private readonly database: Database,
    private readonly sessionSecret: string,
  ) {}

  /**
   * Creates the schema if it is missing.
   * @throws Error when the account may not create it.
   */
  static async open(database: Database, sessionSecret: string): Promise<SharedJournal> {
    await database.write(prepare, { lock: 'erasure journal' });
    return new SharedJournal(database, sessionSecret);
  }

  /** Every erasure recorded by any gateway. */
  async read(): Promise<JournalledErasure[]> {
    const rows = await this.database.source.query<unknown[]>(everyErasure);
    return rows.map((row) => journalledErasure.parse(row));
  }

  /** Every revocation of an API key recorded by any gateway. */
  async revocations(): Promise<Revocation[]> {
    const rows = await this.database.source.query<unknown[]>(
      `SELECT "revokedKey", "revokedAt" FROM ${schema}.revocation`,
    );
    return rows.map((row) => journalledRevocation.parse(row));
  }

  /** Adds the missing entries. */
  async add(
    entries: readonly JournalEntry[],
    revocations: readonly Revocation[] = [],
  ): Promise<void> {
    if (entries.length + revocations.length === 0) {
      return;
    }
    await this.database.write(async (manager) => {
      for (const { id, emailHash, erasedAt, erasedBy } of entries) {
        await manager.query(
          `INSERT INTO ${schema}.erasure ("id", "emailHash", "erasedAt", "erasedBy")
            VALUES ($1, $2, $3, $4) ON CONFLICT ("id") DO NOTHING`,
          [id, emailHash, erasedAt.toISOString(), erasedBy],
        );
      }
      for (const { id, revokedAt } of revocations) {
        await manager.query(
          `INSERT INTO ${schema}.revocation ("revokedKey", "revokedAt")
            VALUES ($1, $2) ON CONFLICT ("revokedKey") DO NOTHING`,
          [id, revokedAt.toISOString()],
        );
      }
    });
  }

  /** The keys of all hashes, in order; excludes those encrypted with another secret. */
  async keys(): Promise<string[]> {
    const rows = await this.database.source.query<{ wrapped: string }[]>(
      `SELECT "wrapped" FROM ${schema}.key ORDER BY "number"`,
    );
    return rows.flatMap(({ wrapped }) => unwrapSecret(wrapped, this.sessionSecret) ?? []);
  }

  /** Adds a key, or encrypts it again if it exists. */
  async addKey(key: string): Promise<void> {
    const id = createHash('sha256').update(`id:${key}`).digest('base64url').slice(0, 22);
    await this.database.write((manager) =>
      manager.query(
        `INSERT INTO ${schema}.key ("id", "wrapped") VALUES ($1, $2)
          ON CONFLICT ("id") DO UPDATE SET "wrapped" = excluded."wrapped"`,
        [id, wrapSecret(key, this.sessionSecret)],
      ),
    );
  }
}
