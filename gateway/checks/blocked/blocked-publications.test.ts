import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { OutboxEvent, OutboxMessage } from '../../mail/outbox-message.entity.ts';
import { Post } from '../../posts/entities/post.entity.ts';
import { ScheduledPublication } from '../../posts/schedule/scheduled-publication.entity.ts';
import { contentWith, startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { quickDelivery } from '../../testing/quick-delivery.ts';
import { startSmtpSink, type SmtpSink } from '../../testing/smtp-sink.ts';
import { createTestDatabase, engines, type TestDatabase } from '../../testing/test-database.ts';
import { BlockedPublication } from './blocked-publication.entity.ts';
import { hourMs } from '../../../schema/durations.ts';

const undo = undoAfterEach();
const morning = Date.parse('2026-11-20T08:00:00Z');
const noon = new Date('2026-11-20T12:00:00Z');
const claimed = contentWith('what Lens can do: Loon Lens reached 99 % sensitivity');

describe.each(engines)('scheduled posts with findings on %s', (engine) => {
  let sink: SmtpSink;
  let storage: TestDatabase;
  let time = morning;

  beforeAll(async () => {
    sink = await startSmtpSink();
  });
  afterAll(() => sink.close());
  afterEach(() => {
    sink.mails.splice(0);
  });

  async function startOn(at?: number): Promise<BlogApp> {
    if (at !== undefined) time = at;
    const mail = {
      smtpUrl: sink.url,
      from: 'Loon <site@loon.example>',
      notify: ['team@loon.example'],
      timings: quickDelivery,
    };
    const clock = at === undefined ? {} : { now: () => new Date(time) };
    return startBlogApp(engine, { mail, ...clock }, storage);
  }
  /** A site at a time; it ends with the test, or before. */
  async function site(at?: number): Promise<BlogApp> {
    storage = await createTestDatabase(engine);
    undo(() => storage.remove());
    return startOn(at);
  }
  async function restate(app: BlogApp, value: string, validUntil?: string): Promise<void> {
    const claim = {
      id: 'lens-sensitivity',
      subject: 'Lens sensitivity',
      ...{ value, unit: '%', wording: `Loon Lens reached ${value}% sensitivity.` },
      source: 'The benchmark.',
      ...(validUntil === undefined ? {} : { validUntil }),
    };
    const publishing = `mutation ($value: JSON!) {
      publishContent(name: "claims", value: $value, version: 0) { version } }`;
    const { errors } = await app.graphql(publishing, { value: [claim] }, app.cookie);
    expect(errors).toEqual([]);
  }
  const isPublished = async (app: BlogApp, id: string): Promise<boolean> =>
    (await app.database.reader.findOneByOrFail(Post, { id })).published;

  it('at its scheduled time a post becomes a draft again, and those who are notified of requests get an e-mail', async () => {
    const first = await site(morning);
    const { id } = await first.post({ title: 'Due', content: claimed, publishedAt: noon });
    const other = await first.post({ title: 'Clean', publishedAt: noon });
    await restate(first, '98');
    expect(await isPublished(first, id)).toBe(true);
    await first.close();

    const gateways = await Promise.all(
      Array.from({ length: engine === 'postgres' ? 3 : 1 }, () => startOn(noon.getTime() + hourMs)),
    );
    undo(async () => {
      await Promise.all(gateways.map((gateway) => gateway.close()));
    });
    const [app] = gateways;
    if (app === undefined) throw new Error('No gateway has started.');
    expect(await app.database.reader.findOneByOrFail(Post, { id })).toMatchObject({
      published: false,
      publishedAt: noon,
      version: 1,
    });
    expect(await isPublished(app, other.id)).toBe(true);
    expect((await app.send('GET', '/reflections/due')).status).toBe(404);
    expect((await app.send('GET', '/reflections/clean')).status).toBe(200);
    expect(await app.database.reader.existsBy(ScheduledPublication, { postId: id })).toBe(false);
    const event = OutboxEvent.PUBLICATION_HELD;
    expect(await app.database.reader.countBy(OutboxMessage, { event })).toBe(1);
    expect(await app.database.reader.countBy(BlockedPublication, { postId: id })).toBe(1);
    const { data } = await app.graphql('{ blockedPublications { postId title } }', {}, app.cookie);
    expect(data).toEqual({ blockedPublications: [{ postId: id, title: 'Due' }] });
    const entries = await app.database.reader.findBy(AuditEntry, { action: 'post.hold' });
    expect(entries).toMatchObject([
      { actor: null, subjectId: id, detail: expect.stringContaining('99 %') as string },
    ]);

    await expect.poll(() => sink.mails.length).toBe(1);
    const [mail] = sink.mails;
    const raw = mail?.raw ?? '';
    expect(mail?.to).toEqual(['team@loon.example']);
    expect(raw).toContain('Subject: Not published: Due');
    expect(raw).toContain(`/blog-admin?tab=posts&post=${id}`.replaceAll('=', '=3D'));
    expect(raw).toContain('98% sensitivity');
  });

  it('a claim that expires on the day before blocks the post', async () => {
    const app = await site(morning);
    undo(() => app.close());
    await restate(app, '99', '2026-11-21');
    const later = new Date('2026-11-22T00:00:00Z');
    const fields = { title: 'Late', content: claimed, published: true };
    const save = (publishedAt: Date): Promise<Response> =>
      app.send('POST', '/api/blog/admin/posts', { ...fields, publishedAt }, app.cookie);
    const refused = await save(later);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ findings: [{ rule: 'claim-expired' }] });
    expect((await save(new Date(later.getTime() - 1_000))).status).toBe(201);
  });

  it('a post scheduled with a reason is published on time; a later finding blocks it', async () => {
    const first = await site(morning);
    await restate(first, '98');
    const overrideReason = 'It is quoted as it was printed.';
    const scheduled = { content: claimed, publishedAt: noon, overrideReason };
    const accepted = await first.post({ title: 'Accepted', ...scheduled });
    const { slug } = await first.post({ title: 'There' });
    const linked = `${claimed} See [the other one](/reflections/${slug}).`;
    const more = await first.post({ title: 'More', ...scheduled, content: linked });
    await first.change(more.id, { tags: ['HTA'] });
    const target = await first.read<{ post: { id: string } }>(`{ post(slug: "${slug}") { id } }`);
    await first.put(target.post.id, { published: false });
    await first.close();
    const app = await startOn(noon.getTime());
    undo(() => app.close());
    expect(await isPublished(app, accepted.id)).toBe(true);
    expect(await isPublished(app, more.id)).toBe(false);
    const { findings } = await app.database.reader.findOneByOrFail(BlockedPublication, {
      postId: more.id,
    });
    expect(findings.map(({ rule }) => rule)).toEqual(['dead-link']);
  });

  it('a running site blocks it automatically', async () => {
    const app = await site();
    undo(() => app.close());
    const publishedAt = new Date(Date.now() + 5_000);
    const { id } = await app.post({ title: 'Soon', content: claimed, publishedAt });
    await restate(app, '98');
    await expect.poll(() => isPublished(app, id)).toBe(false);
    await expect.poll(() => sink.mails.length).toBe(1);
  });
});
