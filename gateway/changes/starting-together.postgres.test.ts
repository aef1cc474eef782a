import { expect, it } from 'vitest';
import { undoAfterEach } from '../testing/cleanup.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const later = undoAfterEach();

it('several gateways started at the same time on an empty database create schema and articles once', async () => {
  const storage = await createTestDatabase('postgres');
  later(storage.remove);
  const apps = await Promise.all([1, 2, 3, 4].map(() => startTestApp('postgres', {}, storage)));
  apps.forEach((app) => later(app.close));
  for (const app of apps) {
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    const { data } = await app.graphql('{ posts(first: 1) { totalCount } }');
    expect(data).toEqual({ posts: { totalCount: 6 } });
  }
});

it('a job that one gateway is doing at the moment is left to it', async () => {
  const storage = await createTestDatabase('postgres');
  later(storage.remove);
  const [one, other] = [
    await startTestApp('postgres', {}, storage),
    await startTestApp('postgres', {}, storage),
  ];
  later(one.close);
  later(other.close);
  const done: string[] = [];
  await one.database.alone('a chore', async () => {
    done.push('one');
    await other.database.alone('a chore', () => Promise.resolve(void done.push('other')));
    await other.database.alone('another chore', () => Promise.resolve(void done.push('another')));
  });
  await other.database.alone('a chore', () => Promise.resolve(void done.push('later')));
  expect(done).toEqual(['one', 'another', 'later']);
});
