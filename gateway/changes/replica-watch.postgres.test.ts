import { beforeEach, expect, it } from 'vitest';
import { createReplicaSource } from '../database/data-source.ts';
import type { Database } from '../database/database.ts';
import { Replica } from '../database/postgres/replica.ts';
import { entities } from '../entities.ts';
import { openDatabase } from '../site-database.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { ReplicaWatch } from './replica-watch.ts';
import { newestPlace, type Place } from './stored-changes.ts';

const undo = undoAfterEach();
let url: string;
let database: Database;
let newest: Place;
beforeEach(async () => {
  const storage = await createTestDatabase('postgres');
  undo(storage.remove);
  url = storage.url;
  database = await openDatabase(url);
  undo(() => database.close());
  newest = await newestPlace((statement, values) => database.reader.query(statement, values));
});

/** A replica that has all of the database's data; `before` runs each time before it is trusted. */
class WatchedReplica extends Replica {
  constructor(private readonly before: () => Promise<void> = () => Promise.resolve()) {
    super(url, createReplicaSource(url, entities), database.source);
  }

  override async trust(): Promise<void> {
    await this.before();
    await super.trust();
  }
}

function watched(before?: () => Promise<void>) {
  const replica = new WatchedReplica(before);
  const watch = new ReplicaWatch(replica);
  undo(async () => {
    await watch.stop();
    await replica.close();
  });
  return { watch, isAsked: () => replica.reader !== undefined };
}

it('a replica is not queried after a possible change, until it is known to have it', async () => {
  const { watch, isAsked } = watched();
  watch.require(newest);
  await expect.poll(isAsked, { timeout: 5_000 }).toBe(true);
  watch.doubt();
  expect(isAsked()).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(isAsked()).toBe(false);
  watch.require(newest);
  await expect.poll(isAsked, { timeout: 5_000 }).toBe(true);
});

it('changes during its preparation are not missed', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let begun = false;
  const { watch, isAsked } = watched(() => {
    begun = true;
    return released;
  });
  watch.require(newest);
  await expect.poll(() => begun, { timeout: 5_000 }).toBe(true);
  watch.doubt();
  release();
  await watch.stop();
  expect(isAsked()).toBe(false);
});

it('a replica that cannot be prepared is not queried, and is retried', async () => {
  let tries = 0;
  const { watch, isAsked } = watched(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('It is starting.')) : Promise.resolve();
  });
  watch.require(newest);
  await expect.poll(() => tries, { timeout: 5_000 }).toBe(1);
  expect(isAsked()).toBe(false);
  await expect.poll(isAsked, { timeout: 5_000 }).toBe(true);
});
