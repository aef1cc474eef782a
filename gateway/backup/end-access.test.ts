import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newPerson, Person } from '../auth/people/person.entity.ts';
import { SessionRecord } from '../auth/session.entity.ts';
import { migrationNames } from '../database/migrations.ts';
import { ApiKey } from '../keys/api-key.entity.ts';
import { makeKey, type TestKey } from '../keys/testing/make-key.ts';
import { WebhookEndpoint } from '../mail/webhook-endpoint.entity.ts';
import { PreviewLink } from '../posts/preview-link/preview-link.entity.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { openDatabase } from '../site-database.ts';
import { Review } from '../reviews/entities/review.entity.ts';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { accessAfterRestore } from './end-access.ts';
import { installationOf } from './installation.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const undo = undoAfterEach();

async function revoke(app: BlogApp, { id }: TestKey): Promise<void> {
  const { errors } = await app.graphql(`mutation { revokeApiKey(id: "${id}") }`, {}, app.cookie);
  expect(errors).toEqual([]);
}

describe.each(engines)('a restore on %s', (engine) => {
  /** A site, and a function that restores an earlier state of it. */
  async function prepared() {
    const folder = mkdtempSync(path.join(tmpdir(), 'loon-access-'));
    undo(() => rmSync(folder, { recursive: true }));
    const storage = await createTestDatabase(engine);
    undo(() => storage.remove());
    const app = await startBlogApp(engine, {}, storage);
    let isRunning = true;
    const stop = async (): Promise<void> => {
      if (isRunning) await app.close();
      isRunning = false;
    };
    undo(stop);
    const installation = installationOf(storage.url, process.env, {
      uploadsDirectory: path.join(folder, 'uploads'),
    });
    const place = { ...installation, stateDirectory: folder };
    return {
      app,
      backUp: () => makeBackup(place, path.join(folder, 'backups'), new Date()),
      /** Restores a backup; resolves with the access that remains. */
      restored: async (directory: string, at = new Date()) => {
        await stop();
        const knownMigrations = migrationNames(engine);
        const options = { force: true, knownMigrations, at };
        const { activeKeys } = await restoreBackup(place, directory, options);
        const database = await openDatabase(storage.url);
        const { reader } = database;
        const found = {
          activeKeys,
          sessions: await reader.count(SessionRecord),
          previewLinks: await reader.count(PreviewLink),
          keys: await reader.find(ApiKey, { order: { id: 'ASC' } }),
          reviews: await reader.find(Review, { order: { id: 'ASC' } }),
          people: await reader.find(Person, { order: { email: 'ASC' } }),
          webhooks: await reader.find(WebhookEndpoint),
          requests: await reader.find(VisitorRequest),
        };
        await database.close();
        return found;
      },
    };
  }

  it('ends every session and every preview link', async () => {
    const { app, backUp, restored } = await prepared();
    const draft = await app.post({ published: false });
    await app.read(`mutation { createPreviewLink(postId: "${draft.id}") }`, 'administrator');
    expect(await app.database.reader.count(PreviewLink)).toBe(1);
    const { directory } = await backUp();
    expect(await restored(directory)).toEqual({
      activeKeys: 0,
      sessions: 0,
      previewLinks: 0,
      keys: [],
      reviews: [],
      people: [],
      webhooks: [],
      requests: [],
    });
  });

  it('a review that was withdrawn after the backup stays withdrawn', async () => {
    const { app, backUp, restored } = await prepared();
    const draft = await app.post({ published: false });
    const ask = async (email: string): Promise<string> => {
      const input = `{ name: "Ada", email: "${email}", capacity: MEDICAL }`;
      const { requestReview } = await app.read<{ requestReview: { id: string } }>(
        `mutation { requestReview(postId: "${draft.id}", input: ${input}) { id } }`,
        'administrator',
      );
      return requestReview.id;
    };
    const [withdrawn, asked] = [await ask('ada@pharma.example'), await ask('bo@pharma.example')];
    const { directory } = await backUp();
    await app.read(`mutation { withdrawReview(id: "${withdrawn}") { state } }`, 'administrator');
    const { withdrawnAt } = await app.database.reader.findOneByOrFail(Review, { id: withdrawn });
    expect(withdrawnAt).toBeInstanceOf(Date);
    expect((await restored(directory)).reviews).toMatchObject([
      { id: withdrawn, withdrawnAt },
      { id: asked, withdrawnAt: null },
    ]);
  });

  it('roles, people, webhooks and consents that were removed or withdrawn after the backup stay so', async () => {
    const { app, backUp, restored } = await prepared();
    const { database } = app;
    const people = ['ada', 'bo', 'cy'].map((name) =>
      Object.assign(newPerson(`${name}@loon.example`), { roles: ['PUBLISHER', 'DESK'] }),
    );
    const [ada, bo] = people;
    const webhooks = ['https://one.example/', 'https://two.example/'].map((url) =>
      Object.assign(new WebhookEndpoint(), {
        ...{ id: randomUUID(), url, secret: 'whsec', enabled: true, events: ['request.received'] },
        createdAt: new Date(),
      }),
    );
    const [deleted, used] = webhooks;
    await database.write((manager) => manager.save([...people, ...webhooks]));
    const sent = await app.send('POST', '/api/loon-demo-request', demoRequest);
    const { id } = (await sent.json()) as { id: string };
    const { directory } = await backUp();
    const dataProcessingWithdrawnAt = new Date('2026-11-02T10:00:00.250Z');
    await database.write(async (manager) => {
      await manager.delete(Person, { id: ada?.id });
      await manager.update(Person, { id: bo?.id }, { roles: ['AUTHOR', 'DESK'] });
      await manager.delete(WebhookEndpoint, { id: deleted?.id });
      await manager.update(VisitorRequest, { id }, { dataProcessingWithdrawnAt });
    });
    expect(await restored(directory)).toMatchObject({
      people: [
        { email: 'bo@loon.example', roles: ['DESK'] },
        { email: 'cy@loon.example', roles: ['PUBLISHER', 'DESK'] },
      ],
      webhooks: [{ id: used?.id }],
      requests: [{ id, dataProcessingWithdrawnAt, dataCommunicationsWithdrawnAt: null }],
    });
  });

  it('a key that was revoked after the backup stays revoked, and a key created after it is missing', async () => {
    const { app, backUp, restored } = await prepared();
    const [revoked, good] = [
      await makeKey(app, ['posts.read']),
      await makeKey(app, ['posts.read']),
    ];
    const { directory } = await backUp();
    await revoke(app, revoked);
    const { revokedAt } = await app.database.reader.findOneByOrFail(ApiKey, { id: revoked.id });
    expect(revokedAt).toBeInstanceOf(Date);
    await makeKey(app, ['posts.read']);
    expect(await restored(directory)).toMatchObject({
      activeKeys: 1,
      keys: [
        { id: revoked.id, revokedAt },
        { id: good.id, revokedAt: null },
      ],
    });
  });

  it('a key that only the audit log records as revoked stays revoked, and an expired one is not counted', async () => {
    const { app, backUp, restored } = await prepared();
    const revoked = await makeKey(app, ['posts.read']);
    await makeKey(app, ['posts.read'], { expiresAt: new Date(Date.now() + 3_600_000) });
    const { directory } = await backUp();
    await revoke(app, revoked);
    // As if 90 days later.
    await app.database.write((manager) => manager.delete(ApiKey, { id: revoked.id }));
    const later = await restored(directory, new Date(Date.now() + 7_200_000));
    expect(later.activeKeys).toBe(0);
    expect(later.keys.map(({ revokedAt }) => revokedAt !== null)).toEqual([true, false]);
  });
});

it.each([
  [0, 'No API key is in force.'],
  [1, '1 API key is in force.'],
  [2, '2 API keys are in force.'],
])('a restore says how many keys are active: %i', (keys, counted) => {
  expect(accessAfterRestore(keys)).toBe(
    `Everybody has to log in again. Preview links have ended. ${counted}`,
  );
});
