import { existsSync, readFileSync } from 'node:fs';
import { Client } from 'pg';

async function rowsOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ place: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS "place" FROM information_schema.tables
       WHERE table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
    );
    const texts: string[] = [];
    for (const { place } of tables) {
      const { rows } = await client.query<{ text: string }>(
        `SELECT each::text AS "text" FROM ${place} AS each`,
      );
      texts.push(place, ...rows.map(({ text }) => text));
    }
    return texts.join('\n');
  } finally {
    await client.end();
  }
}

/**
 * The whole content of a database as a searchable text: the bytes of a SQLite file and its
 * write-ahead log, or every row of every PostgreSQL table.
 */
export async function dumpOf(url: string): Promise<string> {
  const file = url.replace(/^sqlite:/, '');
  return file === url
    ? rowsOf(url)
    : [file, `${file}-wal`]
        .filter(existsSync)
        .map((name) => readFileSync(name, 'latin1'))
        .join('\n');
}
