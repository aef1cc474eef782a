import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { DayAggregate, PageAggregate } from '../../insights/aggregates.entity.ts';
import { OutboxMessage } from '../../mail/outbox-message.entity.ts';
import { PostRevision } from '../../posts/entities/post-revision.entity.ts';
import { Post } from '../../posts/entities/post.entity.ts';
import { RequestStatus, VisitorRequest } from '../../requests/entities/visitor-request.entity.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { createTestDatabase, engines } from '../../testing/test-database.ts';
import { runSeed } from './run-seed.ts';
import { openDatabase } from '../../site-database.ts';
import { dayMs } from '../../../schema/durations.ts';

const undo = undoAfterEach();

describe.each(engines)('npm run seed on %s', (engine) => {
  it('fills an empty site with requests over months, drafts, versions and a scheduled post, and sends no notifications', async () => {
    const storage = await createTestDatabase(engine);
    undo(() => storage.remove());
    const environment = { DATABASE_URL: storage.url };
    const lines: string[] = [];
    const seed = (options: string[], more: object = {}): Promise<number> =>
      runSeed({ ...environment, ...more }, options, (line) => lines.push(line));
    expect(await seed(['--requests', '40'])).toBe(0);
    const database = await openDatabase(storage.url);
    undo(() => database.close());
    const requests = await database.reader.find(VisitorRequest, { order: { id: 'ASC' } });
    expect(requests).toHaveLength(40);
    const times = requests.map(({ createdAt }) => createdAt.getTime());
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(100 * dayMs);
    expect(new Set(requests.map(({ status }) => status))).toEqual(
      new Set(Object.values(RequestStatus)),
    );
    expect(requests.every(({ email }) => email.endsWith('.example'))).toBe(true);
    expect(await database.reader.count(OutboxMessage)).toBe(0);
    const visits = await database.reader.find(DayAggregate);
    expect(visits.filter(({ period }) => period.length === 10).length).toBeGreaterThan(120);
    expect(visits.every(({ views, visits: count }) => views >= count && count > 0)).toBe(true);
    expect(await database.reader.countBy(PageAggregate, { name: '/' })).toBeGreaterThan(120);
    const samples = (await database.reader.find(Post)).filter(({ title }) =>
      title.startsWith('Sample: '),
    );
    expect(samples.filter(({ published }) => published)).toHaveLength(1);
    expect(samples).toHaveLength(4);
    expect(await database.reader.count(PostRevision)).toBeGreaterThanOrEqual(2);

    expect(await seed([])).toBe(1);
    expect(lines.at(-1)).toBe('There are already requests. Sample data is for an empty site.');
    expect(
      await seed([], { PUBLIC_URL: 'https://loon.example', SESSION_SECRET: 'x'.repeat(32) }),
    ).toBe(1);
    expect(await database.reader.count(VisitorRequest)).toBe(40);
  });
});

it('the command itself fills an empty site and ends with exit code 0', async () => {
  const storage = await createTestDatabase('sqlite');
  undo(() => storage.remove());
  const command = path.resolve('gateway/commands/seed.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [command, '--requests', '3'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: storage.url },
  });
  expect(stdout).toBe(
    'Sample requests: 3; sample posts: 4; days with sample visits: 121. Start the site to see them.\n',
  );
  const database = await openDatabase(storage.url);
  undo(() => database.close());
  expect(await database.reader.count(VisitorRequest)).toBe(3);
});
