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

/** A connection, which process of the server it leads to, and how often it rang. */
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

it('after a question that fails the next one is asked over another connection, which hears the bell', async () => {
  const { listening, processId, rings } = connection();
  const first = await processId();
  expect(await processId()).toBe(first);
  await expect(listening.ask('SELECT nonsense')).rejects.toThrow('nonsense');
  const second = await processId();
  expect(second).not.toBe(first);
  await query(`NOTIFY ${doorbell}`);
  await expect.poll(rings).toBe(1);
});

it('it rings when the connection was lost, since the bell may be missed then', async () => {
  const { processId, rings } = connection();
  await query(`SELECT pg_terminate_backend(${String(await processId())})`);
  await expect.poll(rings).toBe(1);
  expect(await processId()).toBeGreaterThan(0);
});

it('one that is closed rings no more, and no question opens it again', async () => {
  const { listening, processId, rings } = connection();
  await processId();
  await listening.close();
  await expect(processId()).rejects.toThrow('The connection is closed.');
  expect(rings()).toBe(0);
});

it('closing leaves no connection behind that was just being made', async () => {
  const { listening, processId } = connection();
  const asked = processId().catch(() => undefined);
  await listening.close();
  await asked;
  const open = () =>
    query(`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'loon changes'`);
  await expect.poll(open).toEqual([]);
});
