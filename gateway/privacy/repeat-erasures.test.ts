import { createHash, randomUUID } from 'node:crypto';
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { recordAction } from '../audit/record-action.ts';
import { ApiKey } from '../keys/api-key.entity.ts';
import { makeKey } from '../keys/testing/make-key.ts';
import { OutboxMessage } from '../mail/outbox-message.entity.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { Review } from '../reviews/entities/review.entity.ts';
import { openDatabase } from '../site-database.ts';
import { contentWith } from '../testing/blog-app.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { accessRequest, demoRequest } from '../testing/sample-requests.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, engines, type TestDatabase } from '../testing/test-database.ts';
import { ErasureJournal } from './erasure-journal.ts';
import { Erasure, ErasureReason } from './erasure.entity.ts';

const undo = undoAfterEach();
const erasePerson = 'mutation ($email: String!) { erasePerson(email: $email) { id requests } }';

describe.each(engines)('a restore on %s', (engine) => {
  async function prepared() {
    const folder = mkdtempSync(path.join(tmpdir(), 'loon-erasures-'));
    undo(() => rmSync(folder, { recursive: true }));
    const storage = await createTestDatabase(engine);
    undo(() => storage.remove());
    return { storage, erasureJournal: path.join(folder, 'site.sqlite.erasures.jsonl') };
  }
  /** Runs the site with a database and a journal while `use` is running. */
  async function running<T>(
    { storage, erasureJournal }: { storage: TestDatabase; erasureJournal: string },
    use: (app: TestApp) => Promise<T>,
  ): Promise<T> {
    const app = await startTestApp(engine, { erasureJournal }, storage);
    try {
      return await use(app);
    } finally {
      await app.close();
    }
  }
  async function erase(app: TestApp, email: string): Promise<{ id: string; requests: number }> {
    const cookie = await app.logIn();
    const { data } = await app.graphql(erasePerson, { email }, { cookie });
    return (data as { erasePerson: { id: string; requests: number } }).erasePerson;
  }
  /** The content of a backup from before the erasure: two people, one with a refused login. */
  async function twoPeople(app: TestApp): Promise<void> {
    await app.send('POST', '/api/loon-demo-request', demoRequest);
    await app.send('POST', '/api/loon-lens-request', accessRequest);
    await app.database.write((manager) =>
      recordAction(manager, { at: new Date(), by: demoRequest.email, action: 'login.refused' }),
    );
  }

  it('of data of an erased person is followed by another erasure at startup, before any notification is sent', async () => {
    const before = await prepared();
    const { id } = await running(before, async (app) => {
      await twoPeople(app);
      return erase(app, demoRequest.email.toUpperCase());
    });
    const restored = { ...(await prepared()), erasureJournal: before.erasureJournal };
    await running({ ...restored, erasureJournal: `${restored.erasureJournal}.none` }, twoPeople);
    await running(restored, async ({ database: { reader } }) => {
      const requests = await reader.find(VisitorRequest);
      expect(requests.map(({ email }) => email)).toEqual([accessRequest.email]);
      expect(await reader.count(OutboxMessage)).toBe(1);
      const entries = await reader.find(AuditEntry);
      expect(JSON.stringify(entries)).not.toContain(demoRequest.email);
      expect(entries.at(-1)).toMatchObject({
        action: 'request.erase',
        actor: null,
        detail: '1 request of one person, repeated after a restore',
      });
      expect(await reader.find(Erasure)).toMatchObject([
        { id, requests: 1, erasedBy: 'ada@loon.example' },
      ]);
    });
  });

  it('is followed by another erasure of a reviewer who is in no other records', async () => {
    const rosa = 'rosa@medical.example';
    const askRosa = async (app: TestApp): Promise<void> => {
      const cookie = { cookie: await app.logIn() };
      const draft = { title: 'A draft', content: contentWith(), published: false };
      const created = await app.send('POST', '/api/blog/admin/posts', draft, cookie);
      const { id } = (await created.json()) as { id: string };
      const { errors } = await app.graphql(
        `mutation ($postId: ID!, $input: RequestReviewInput!) {
          requestReview(postId: $postId, input: $input) { id } }`,
        { postId: id, input: { name: 'Rosa Diaz', email: rosa, capacity: 'MEDICAL' } },
        cookie,
      );
      expect(errors).toEqual([]);
    };
    const before = await prepared();
    await running(before, async (app) => {
      await askRosa(app);
      await erase(app, rosa);
    });
    const restored = { ...(await prepared()), erasureJournal: before.erasureJournal };
    await running({ ...restored, erasureJournal: `${restored.erasureJournal}.none` }, askRosa);
    await running(restored, async ({ database: { reader } }) => {
      expect(await reader.find(Review)).toMatchObject([{ name: null, email: null }]);
      expect(await reader.find(Erasure)).toMatchObject([{ requests: 0, otherRecords: 1 }]);
    });
  });

  it('repeats an erasure once: a person’s later requests are not erased', async () => {
    const site = await prepared();
    await running(site, async (app) => {
      await twoPeople(app);
      await erase(app, demoRequest.email);
      await app.send('POST', '/api/loon-demo-request', demoRequest);
    });
    await running(site, async ({ database: { reader } }) => {
      expect(await reader.countBy(VisitorRequest, { emailKey: demoRequest.email })).toBe(1);
      expect(await reader.count(Erasure)).toBe(1);
    });
  });

  it('repeats an erasure recorded as plain SHA-256, from before there was a key, and adds the key', async () => {
    const site = await prepared();
    const plain = createHash('sha256').update(demoRequest.email).digest('hex');
    const [id, storedId] = [randomUUID(), randomUUID()];
    const erasedAt = new Date();
    const noted = { emailHash: plain, erasedAt, erasedBy: 'ada@loon.example' };
    await running({ ...site, erasureJournal: `${site.erasureJournal}.none` }, async (app) => {
      await twoPeople(app);
      const counts = { reason: ErasureReason.PERSON, requests: 1, otherRecords: 1 };
      await app.database.write((manager) =>
        manager.insert(Erasure, { ...noted, ...counts, id: storedId }),
      );
    });
    writeFileSync(site.erasureJournal, `\n${JSON.stringify({ ...noted, id })}\n`);
    await running(site, async ({ database: { reader } }) => {
      const requests = await reader.find(VisitorRequest);
      expect(requests.map(({ email }) => email)).toEqual([accessRequest.email]);
      const hashes = (await reader.find(Erasure)).map(({ emailHash }) => emailHash);
      expect(new Set(hashes).size).toBe(1);
      expect(hashes).not.toContain(plain);
    });
    const journal = readFileSync(site.erasureJournal, 'utf8');
    expect(journal).toContain(id);
    expect(journal).toContain(storedId);
    expect(journal).not.toContain(plain);
    expect(statSync(site.erasureJournal.replace('.jsonl', '.key')).mode & 0o777).toBe(0o600);
  });

  it('of a revoked API key is followed by another revocation at startup, with an entry in the audit log', async () => {
    const site = await prepared();
    const { id, headers } = await running(site, async (app) => {
      const key = await makeKey(app, ['posts.read']);
      const revoking = `mutation { revokeApiKey(id: "${key.id}") }`;
      const { errors } = await app.graphql(revoking, {}, { cookie: await app.logIn() });
      expect(errors).toEqual([]);
      return key;
    });
    const database = await openDatabase(site.storage.url);
    await database.write((manager) => manager.update(ApiKey, { id }, { revokedAt: null }));
    await database.close();
    await running(site, async (app) => {
      expect((await app.graphql('{ faqs { id } }', {}, headers)).status).toBe(401);
      const entries = await app.database.reader.find(AuditEntry, {
        where: { action: 'key.revoke' },
        order: { id: 'ASC' },
      });
      expect(entries.at(-1)).toMatchObject({
        actor: null,
        subjectId: id,
        detail: 'repeated after a restore',
      });
      expect(entries).toHaveLength(2);
    });
    await running(site, async ({ database: { reader } }) => {
      expect(await reader.countBy(AuditEntry, { action: 'key.revoke' })).toBe(2);
    });
  });

  it('rebuilds a lost journal from the database; a line cut off by a crash is skipped', async () => {
    const site = await prepared();
    await running(site, async (app) => {
      await twoPeople(app);
      await erase(app, demoRequest.email);
    });
    const journal = new ErasureJournal(site.erasureJournal);
    const entries = journal.read();
    expect(entries).toHaveLength(1);
    rmSync(site.erasureJournal);
    await running(site, () => Promise.resolve());
    expect(journal.read()).toEqual(entries);
    appendFileSync(site.erasureJournal, '{"id":"01');
    await running(site, (app) => erase(app, accessRequest.email));
    expect(journal.read()).toHaveLength(2);
  });
});

it('a person with more requests than fit into one statement is exported and erased completely', async () => {
  const count = 1_001;
  const app = await startTestApp('sqlite');
  undo(() => app.close());
  await app.send('POST', '/api/loon-demo-request', demoRequest);
  await app.database.write(async (manager) => {
    const sent = await manager.findOneByOrFail(VisitorRequest, {});
    const message = await manager.findOneByOrFail(OutboxMessage, {});
    for (let index = 1; index < count; index += 1) {
      const id = `${sent.id.slice(0, -8)}${index.toString(16).padStart(8, '0')}`;
      await manager.insert(VisitorRequest, Object.assign(sent, { id }));
      await manager.insert(OutboxMessage, Object.assign(message, { id, requestId: id }));
    }
  });
  const cookie = await app.logIn();
  const exported = await app.graphql(
    'query ($email: String!) { personData(email: $email) { requests } }',
    { email: demoRequest.email },
    { cookie },
  );
  expect(exported.data).toEqual({ personData: { requests: count } });
  const erased = await app.graphql(
    'mutation ($email: String!) { erasePerson(email: $email) { requests otherRecords } }',
    { email: demoRequest.email },
    { cookie },
  );
  expect(erased.data).toEqual({ erasePerson: { requests: count, otherRecords: count } });
});
