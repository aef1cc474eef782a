import 'reflect-metadata';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anonymous } from '../../access/actor.ts';
import { ada } from '../../testing/sample-administrator.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import type { Database } from '../../database/database.ts';
import { contentWith } from '../../testing/blog-app.ts';
import { copyContentWithoutArticles } from '../../testing/content-copy.ts';
import { ownChanges } from '../../testing/own-changes.ts';
import { testRendering } from '../../testing/rendering.ts';
import { createTestDatabase, engines, type TestDatabase } from '../../testing/test-database.ts';
import { createBlog, type Blog } from '../blog.ts';
import type { Post } from '../entities/post.entity.ts';
import { PublicationListService } from './publication-list.service.ts';
import { openDatabase } from '../../site-database.ts';
import { ContentRenderer } from '../markdown/content-renderer.ts';

const noon = Date.parse('2030-05-01T12:00:00Z');
const minute = 60_000;

describe.each(engines)('scheduled publication on %s', (engine) => {
  const content = copyContentWithoutArticles();
  let storage: TestDatabase;
  let database: Database;
  let blog: Blog;
  let clock: number;
  let changes: number;

  /** Starts the blog like a server that starts at `at`. */
  async function publishAt(at: number): Promise<void> {
    clock = at;
    changes = 0;
    database = await openDatabase(storage.url);
    const siteChanges = ownChanges(database);
    siteChanges.onChange(() => (changes += 1));
    blog = await createBlog({
      database,
      changes: siteChanges,
      logger: pino({ level: 'silent' }),
      contentDirectory: content.directory,
      renderer: new ContentRenderer(testRendering),
      now: () => new Date(clock),
    });
    await blog.schedule.start();
  }

  async function goDown(): Promise<void> {
    await blog.close();
    await database.close();
  }

  beforeEach(async () => {
    storage = await createTestDatabase(engine);
    await publishAt(noon);
  });
  afterEach(async () => {
    await goDown();
    await storage.remove();
  });

  function schedule(title: string, publishedAt: number): Promise<Post> {
    const date = new Date(publishedAt).toISOString();
    const input = { title, content: contentWith(), published: true, publishedAt: date };
    return blog.editing.create(ada, input);
  }

  const list = () => new PublicationListService(database, () => new Date(clock));
  const due = async () => (await list().due(ada)).map(({ post }) => post.title);
  const delayed = async () =>
    (await list().late(ada)).map(
      ({ post, secondsLate }) => `${post.title}: ${String(secondsLate)}`,
    );
  const isPublic = async ({ slug }: Post) => (await blog.posts.bySlug(anonymous, slug)) !== null;
  const appearances = async () =>
    (await database.reader.findBy(AuditEntry, { action: 'post.appear' })).map(
      ({ subjectLabel, detail, actor }) => [subjectLabel, detail, actor],
    );

  it('happens automatically at a future date', async () => {
    const post = await schedule('Soon', noon + 300);
    expect(await isPublic(post)).toBe(false);
    expect(await due()).toEqual(['Soon']);
    expect(await list().hasOwnArticle(ada)).toBe(false);
    clock = noon + 400;
    expect(await list().hasOwnArticle(ada)).toBe(true);
    expect(await isPublic(post)).toBe(true);
    await expect.poll(appearances, { timeout: 5_000 }).toEqual([['Soon', null, null]]);
    expect(await due()).toEqual([]);
    expect(await delayed()).toEqual([]);
  });

  it('happens even after the server was down at that minute; administrators see the delay', async () => {
    const missed = await schedule('Missed', noon + 5 * minute);
    const later = await schedule('Later', noon + 300 * minute);
    await goDown();
    await publishAt(noon + 65 * minute);
    expect(await isPublic(missed)).toBe(true);
    expect(await isPublic(later)).toBe(false);
    expect(await delayed()).toEqual(['Missed: 3600']);
    expect(await due()).toEqual(['Later']);
    expect(changes).toBe(1);
    expect(await appearances()).toEqual([
      ['Missed', 'Published late: scheduled for May 1, 2030 at 12:05 UTC', null],
    ]);
    await goDown();
    await publishAt(noon + 70 * minute);
    expect(await delayed()).toEqual(['Missed: 3600']);
    expect(await appearances()).toHaveLength(1);
  });

  it('is listed in the order of dates', async () => {
    await schedule('Third', noon + 30 * minute);
    await schedule('First', noon + 10 * minute);
    await schedule('Second', noon + 20 * minute);
    await blog.editing.create(ada, { title: 'Draft', content: contentWith() });
    expect(await due()).toEqual(['First', 'Second', 'Third']);
  });

  it('is cancelled by another date, hiding or deletion', async () => {
    const moved = await schedule('Moved', noon + minute);
    const hidden = await schedule('Hidden', noon + minute);
    const deleted = await schedule('Deleted', noon + minute);
    const today = await schedule('Published by hand', noon + minute);
    const anyVersion = { versionRequired: false };
    const at = (time: number) => ({ publishedAt: new Date(time).toISOString() });
    await blog.editing.update(ada, moved.id, at(noon + 90 * minute), anyVersion);
    await blog.editing.update(ada, hidden.id, { published: false }, anyVersion);
    await blog.editing.delete(ada, deleted.id);
    await blog.editing.update(ada, today.id, at(noon - minute), anyVersion);
    await goDown();
    await publishAt(noon + 60 * minute);
    expect(await delayed()).toEqual([]);
    expect(await appearances()).toEqual([]);
    expect(await due()).toEqual(['Moved']);
  });

  it('is listed for 30 days if delayed', async () => {
    await schedule('Missed', noon + minute);
    await goDown();
    await publishAt(noon + 60 * minute);
    expect(await delayed()).toHaveLength(1);
    clock += 30 * 24 * 60 * minute;
    expect(await delayed()).toEqual([]);
  });
});
