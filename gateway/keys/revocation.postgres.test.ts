import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generousLimits } from '../testing/generous-limits.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { makeKey } from './testing/make-key.ts';

describe('API keys on several gateways', () => {
  let storage: TestDatabase;
  let gateways: TestApp[];
  beforeAll(async () => {
    storage = await createTestDatabase('postgres');
    const limits = { ...generousLimits, operationsPerKey: { points: 3, seconds: 60 } };
    gateways = [
      await startTestApp('postgres', { limits }, storage),
      await startTestApp('postgres', { limits }, storage),
    ];
  });
  afterAll(async () => {
    await Promise.all(gateways.map((app) => app.close()));
    await storage.remove();
  });

  const statuses = (headers: Record<string, string>) =>
    Promise.all(
      gateways.map(async (app) => (await app.graphql('{ faqs { id } }', {}, headers)).status),
    );

  it('are 401 immediately on every gateway after one has revoked them', async () => {
    const [one, other] = gateways;
    if (one === undefined || other === undefined) throw new Error('There are two gateways.');
    const { id, headers } = await makeKey(one, ['posts.read']);
    expect(await statuses(headers)).toEqual([200, 200]);
    await other.graphql(
      `mutation { revokeApiKey(id: "${id}") }`,
      {},
      { cookie: await other.logIn() },
    );
    expect(await statuses(headers)).toEqual([401, 401]);
  });

  it('have one limit of operations for all gateways together', async () => {
    const [one] = gateways;
    if (one === undefined) throw new Error('There are two gateways.');
    const { headers } = await makeKey(one, ['posts.read']);
    expect(await statuses(headers)).toEqual([200, 200]);
    expect((await statuses(headers)).sort()).toEqual([200, 429]);
  });
});
