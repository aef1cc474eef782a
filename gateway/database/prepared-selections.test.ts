import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { SessionRecord } from '../auth/session.entity.ts';
import { entities } from '../entities.ts';
import { Post } from '../posts/entities/post.entity.ts';
import { openDatabase } from '../site-database.ts';
import { startBlogApp } from '../testing/blog-app.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { engines } from '../testing/test-database.ts';
import { createDataSource } from './data-source.ts';
import { PreparedSelections } from './prepared-selections.ts';
import { BetterSqlite3 } from './sqlite/better-sqlite3.ts';

const undo = undoAfterEach();

describe.each(engines)('prepared selections on %s', (engine) => {
  it('find the entities that the selection itself finds, whatever the columns contain', async () => {
    const app = await startBlogApp(engine);
    undo(() => app.close());
    await app.post({ title: 'Größe “2 ≤ 3”', tags: ['Évidence', 'Cost: low'], subtitle: null });
    await app.post({ title: 'A draft', published: false, tags: [] });
    await app.post({ title: 'To come', publishedAt: '2999-01-01T00:00:00.001Z' });
    const selections = new PreparedSelections(() => app.database.reader);
    const before = new Date('2900-01-01T00:00:00.000Z');
    const build =
      (published: boolean, ids?: string[]) =>
      (manager: EntityManager): SelectQueryBuilder<Post> => {
        const selection = manager
          .createQueryBuilder(Post, 'post')
          .where('post.published = :published', { published })
          .andWhere('(post.publishedAt IS NULL OR post.publishedAt < :before)', { before })
          .orderBy('post.id', 'DESC');
        return ids === undefined ? selection : selection.andWhere('post.id IN (:...ids)', { ids });
      };
    for (const published of [true, false]) {
      const expected = await build(published)(app.database.reader).getMany();
      const ids = expected.map(({ id }) => id);
      expect(expected).toHaveLength(1);
      const values = { published, before };
      expect(await selections.entities('all', values, build(published))).toStrictEqual(expected);
      const some = await selections.entities(
        'some',
        { ...values, ids },
        build(published, [...ids, 'x']),
      );
      expect(some).toStrictEqual(expected);
    }
  });
});

it('a SQLite file locked by another process is rejected with a retry time, and read when it is free', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loon-selections-'));
  undo(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'site.sqlite');
  await (await openDatabase(`sqlite:${file}`)).close();
  const other = new BetterSqlite3(file);
  undo(() => other.close());
  // With a write-ahead log, writers do not block readers.
  other.pragma('journal_mode = DELETE');
  const reader = createDataSource(`sqlite:${file}`, { entities, access: 'read' });
  await reader.initialize();
  undo(() => reader.destroy());
  const selections = new PreparedSelections(() => reader.manager);
  const find = (shape: string) =>
    selections.entities(shape, {}, (manager) => manager.createQueryBuilder(SessionRecord, 'one'));
  expect(await find('prepared before')).toEqual([]);
  other.exec('BEGIN EXCLUSIVE');
  for (const shape of ['prepared before', 'prepared now']) {
    await expect(find(shape)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
  }
  other.exec('ROLLBACK');
  for (const shape of ['prepared before', 'prepared now']) {
    expect(await find(shape)).toEqual([]);
  }
});
