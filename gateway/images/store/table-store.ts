import type { Database } from '../../database/database.ts';
import { storeUnavailable, notStored, type ImageStore } from './image-store.ts';

const namesAtOnce = 1_000;

/** A PostgreSQL table with the bytes of uploaded images, shared by all gateways. */
export class TableStore implements ImageStore {
  constructor(private readonly database: Database) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    try {
      await this.database.write((manager) =>
        manager.query(
          `INSERT INTO "stored_image_bytes" ("name", "bytes") VALUES ($1, $2)
            ON CONFLICT ("name") DO NOTHING`,
          [name, bytes],
        ),
      );
    } catch (cause) {
      throw notStored(cause);
    }
  }

  async read(name: string): Promise<Buffer | undefined> {
    try {
      const [row] = await this.database.reader.query<{ bytes: Buffer }[]>(
        'SELECT "bytes" FROM "stored_image_bytes" WHERE "name" = $1',
        [name],
      );
      return row?.bytes;
    } catch (cause) {
      throw storeUnavailable(cause);
    }
  }

  async remove(name: string): Promise<void> {
    await this.database.write((manager) =>
      manager.query('DELETE FROM "stored_image_bytes" WHERE "name" = $1', [name]),
    );
  }

  async *names(): AsyncGenerator<string> {
    for (let last = ''; ;) {
      const rows = await this.database.reader.query<{ name: string }[]>(
        `SELECT "name" FROM "stored_image_bytes" WHERE "name" > $1
          ORDER BY "name" LIMIT ${String(namesAtOnce)}`,
        [last],
      );
      yield* rows.map(({ name }) => name);
      const end = rows.at(-1);
      if (end === undefined) {
        return;
      }
      last = end.name;
    }
  }
}
