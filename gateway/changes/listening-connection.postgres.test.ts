import { Client } from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { undoAfterEach } from '../testing/cleanup.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { ListeningConnection } from './listening-connection.ts';
import { doorbell } from './stored-changes.ts';

const undo = undoAfterEach();
let url: string;
beforeEach(async () => {
  const storage = await createTestDatabase('postgres');
  undo(storage.remove);
  url = storage.url;
});

/** A connection, the id of its server process, and its number of notifications. */
function connection() {
  let rings = 0;
  const listening = new ListeningConnection(url, () => (rings += 1));
  undo(() => listening.close());
  const processId = async (): Promise<number> => {
    const [row] = await listening.ask<{ id: number }>('SELECT pg_backend_pid() AS id');
    return row?.id ?? 0;
  };
  return { listening, processId, rings: () => rings };
}

async function query(statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}

it('after a failed query the next one uses another connection, which receives notifications', async () => {
  const { listening, processId, rings } = connection();
  const first = await processId();
  expect(await processId()).toBe(first);
  await expect(listening.ask('SELECT nonsense')).rejects.toThrow('nonsense');
  const second = await processId();
  expect(second).not.toBe(first);
  await query(`NOTIFY ${doorbell}`);
  await expect.poll(rings).toBe(1);
});

it('a lost connection counts as a notification, because one may have been missed', async () => {
  const { processId, rings } = connection();
  await query(`SELECT pg_terminate_backend(${String(await processId())})`);
  await expect.poll(rings).toBe(1);
  expect(await processId()).toBeGreaterThan(0);
});

it('a closed connection notifies no more, and no query opens it again', async () => {
  const { listening, processId, rings } = connection();
  await processId();
  await listening.close();
  await expect(processId()).rejects.toThrow('The connection is closed.');
  expect(rings()).toBe(0);
});

it('closing also closes a connection that is being established', async () => {
  const { listening, processId } = connection();
  const asked = processId().catch(() => undefined);
  await listening.close();
  await asked;
  const open = () =>
    query(`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'loon changes'`);
  await expect.poll(open).toEqual([]);
});
