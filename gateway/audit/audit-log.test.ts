import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultTemplateConfig } from '../../schema/template/default-template.ts';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { redactAuditLog, trimAuditLog } from './audit-log.ts';
import { recordAction } from './record-action.ts';

interface LogPage {
  auditLog: {
    totalCount: number;
    edges: { node: AuditEntry }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

const fields = 'id at actor action area subjectKind subjectId subjectLabel detail';

describe.each(engines)('the audit log on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  beforeEach(() => app.database.write((manager) => manager.clear(AuditEntry)));
  afterAll(() => app.close());

  async function page(args = 'first: 50'): Promise<LogPage['auditLog']> {
    const { auditLog } = await app.read<LogPage>(
      `{ auditLog(${args}) { totalCount edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } }`,
      'administrator',
    );
    return auditLog;
  }

  /** The log, oldest first, as "action: label: detail". */
  async function lines(args?: string): Promise<string[]> {
    const { edges } = await page(args);
    return edges
      .map(({ node }) => [node.action, node.subjectLabel, node.detail].filter(Boolean).join(': '))
      .reverse();
  }

  it('every save, publication and deletion of a post is recorded with person and time', async () => {
    const post = await app.post({ title: 'Draft', published: false });
    await app.put(post.id, { published: true });
    await app.put(post.id, { title: 'Article', tags: ['HTA'], content: post.content });
    await app.put(post.id, { published: false });
    await app.send('DELETE', `/api/blog/admin/posts/${post.id}`, undefined, app.cookie);

    expect(await lines()).toEqual([
      'POST_CREATE: Draft',
      'POST_PUBLISH: Draft',
      'POST_UPDATE: Article: Changed: title, tags',
      'POST_UNPUBLISH: Article',
      'POST_DELETE: Article',
    ]);
    const { edges, totalCount } = await page();
    expect(totalCount).toBe(5);
    for (const { node } of edges) {
      expect(node).toMatchObject({
        actor: 'ada@loon.example',
        area: 'POSTS',
        subjectKind: 'post',
        subjectId: post.id,
      });
      expect(Math.abs(Date.now() - Date.parse(String(node.at)))).toBeLessThan(60_000);
    }
  });

  it('a post that is published on creation is recorded as published; a future date is named, also another one, and “Publish now”', async () => {
    await app.post({ title: 'Now' });
    const { id } = await app.post({ title: 'Later', publishedAt: '2099-05-01T09:00:00Z' });
    await app.put(id, { publishedAt: '2099-06-01T09:00:00Z' });
    await app.put(id, { publishedAt: new Date().toISOString() });
    await app.put(id, { publishedAt: '2025-06-01T09:00:00Z' });
    expect((await lines()).filter((line) => !line.startsWith('POST_UPDATE'))).toEqual([
      'POST_CREATE: Now',
      'POST_PUBLISH: Now',
      'POST_CREATE: Later',
      'POST_PUBLISH: Later: Public from May 1, 2099 at 09:00 UTC',
      'POST_PUBLISH: Later: Public from June 1, 2099 at 09:00 UTC',
      'POST_PUBLISH: Later',
    ]);
  });

  it('a refused action leaves no entry', async () => {
    const { id } = await app.post({ published: false });
    const before = await page();
    expect((await app.put(id, { title: 'Stale', version: 7 })).status).toBe(409);
    expect((await app.put(id, { title: '' })).status).toBe(400);
    expect((await app.put(id, { published: false })).status).toBe(200);
    const input = { ...defaultTemplateConfig, name: '' };
    await app.send('PUT', '/api/template/config', input, app.cookie);
    expect((await page()).totalCount).toBe(before.totalCount);
  });

  it('a save of the template is in it', async () => {
    const body = { ...defaultTemplateConfig, name: 'Winter' };
    expect((await app.send('PUT', '/api/template/config', body, app.cookie)).status).toBe(200);
    expect(await lines()).toEqual(['TEMPLATE_SAVE: Winter']);
  });

  it('pages follow one another, newest first, without a gap', async () => {
    for (const number of [1, 2, 3, 4, 5]) {
      await app.post({ title: `No. ${String(number)}`, published: false });
    }
    const seen: (string | null)[] = [];
    let after = '';
    for (;;) {
      const { edges, pageInfo } = await page(`first: 2${after}`);
      seen.push(...edges.map(({ node }) => node.subjectLabel));
      if (!pageInfo.hasNextPage) break;
      after = `, after: "${pageInfo.endCursor}"`;
    }
    expect(seen).toEqual(['No. 5', 'No. 4', 'No. 3', 'No. 2', 'No. 1']);
  });

  it('is narrowed by area, person and words', async () => {
    await app.post({ title: 'Alpha 100%', published: false });
    await app.database.write(async (manager) => {
      const at = new Date();
      await recordAction(manager, { at, by: 'kim@loon.example', action: 'login' });
      await recordAction(manager, { at, by: 'kim@loon.example', action: 'logout' });
      const subject = { kind: 'request', id: 'r1' } as const;
      await recordAction(manager, { at, by: 'kim@loon.example', action: 'request.erase', subject });
    });
    expect(await lines('filter: { area: LOGINS }')).toEqual(['LOGIN', 'LOGOUT']);
    expect(await lines('filter: { person: "ada@loon.example" }')).toEqual([
      'POST_CREATE: Alpha 100%',
    ]);
    expect(await lines('filter: { search: "100% ALPHA" }')).toEqual(['POST_CREATE: Alpha 100%']);
    expect(await lines('filter: { search: "100_" }')).toEqual([]);
    expect(await lines('filter: { search: "al\\u0000pha 100%" }')).toEqual([
      'POST_CREATE: Alpha 100%',
    ]);
    expect(await lines('filter: { person: "\\u0000" }')).toEqual([]);
    expect(await lines('filter: { area: REQUESTS, person: "kim@loon.example" }')).toEqual([
      'REQUEST_ERASE',
    ]);
    expect(await app.read('{ auditPeople }', 'administrator')).toEqual({
      auditPeople: ['ada@loon.example', 'kim@loon.example'],
    });
  });

  it('labels and details are limited in length, and erasure removes a refused address', async () => {
    await app.database.write(async (manager) => {
      await recordAction(manager, {
        at: new Date(),
        by: 'Eve@evil.example',
        action: 'login.refused',
        subject: { kind: 'post', id: 'x', label: `${'x'.repeat(199)}😀` },
        detail: 'y'.repeat(501),
      });
      await redactAuditLog(manager, 'eve@EVIL.example');
    });
    const { edges } = await page();
    expect(edges[0]?.node).toMatchObject({
      actor: null,
      subjectLabel: 'x'.repeat(199),
      detail: 'y'.repeat(500),
    });
    expect(await lines('filter: { search: "evil" }')).toEqual([]);
  });

  it('a control character in a filter matches nothing and causes no error', async () => {
    await app.post({ title: 'Article' });
    expect(await lines('filter: { search: "arti\\u0000cle" }')).toHaveLength(2);
    expect(await lines('filter: { search: "nobody\\u0000" }')).toEqual([]);
    expect(await lines('filter: { person: "ada@loon.example\\u0000" }')).toHaveLength(2);
  });

  it.each(['{ auditLog { totalCount } }', '{ auditPeople }'])(
    '%s answers UNAUTHENTICATED without a session',
    async (query) => {
      const { errors } = await app.graphql(query);
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    },
  );

  it('an entry is retained for two years, and then deleted', async () => {
    const now = new Date('2031-11-23T12:00:00Z');
    await app.database.write(async (manager) => {
      for (const at of ['2029-11-23T11:59:59Z', '2029-11-23T12:00:00Z', '2031-11-23T11:59:59Z']) {
        await recordAction(manager, { at: new Date(at), by: null, action: 'login', detail: at });
      }
    });
    await trimAuditLog(app.database, now);
    expect(await lines()).toEqual(['LOGIN: 2029-11-23T12:00:00Z', 'LOGIN: 2031-11-23T11:59:59Z']);
  });

  it('an action that fails after its entry was written leaves neither', async () => {
    const failing = app.database.write(async (manager) => {
      await recordAction(manager, { at: new Date(), by: null, action: 'post.purge' });
      throw new Error('the action failed');
    });
    await expect(failing).rejects.toThrow();
    expect((await page()).totalCount).toBe(0);
  });
});
