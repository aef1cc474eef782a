import { describe, expect, it } from 'vitest';
import { accessRequest, demoRequest } from '../testing/sample-requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { productionLimits } from './rate-limits.ts';

const formPath = '/api/loon-lens-request';

describe('the limit per address', () => {
  it('allows 60 forms per 10 minutes per client address, over GraphQL and REST together', async () => {
    const limited = await startTestApp('sqlite', { limits: productionLimits });
    try {
      for (let index = 0; index < 60; index += 1) {
        const { status } = await limited.send('POST', formPath, {});
        expect(status).toBe(400);
      }
      const refused = await limited.send('POST', '/api/loon-demo-request', demoRequest, {
        'x-forwarded-for': '203.0.113.9',
      });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const { status, headers, errors } = await limited.graphql(
        'mutation ($input: DemoRequestInput!) { submitDemoRequest(input: $input) { id } }',
        { input: demoRequest },
      );
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
      expect((await limited.send('GET', '/')).status).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it('does not affect another client', async () => {
    const limited = await startTestApp('sqlite', { limits: productionLimits, trustProxy: 1 });
    try {
      const from = (address: string): Promise<Response> =>
        limited.send('POST', formPath, accessRequest, { 'x-forwarded-for': address });
      for (let index = 0; index < 60; index += 1) {
        await from('203.0.113.9');
      }
      expect((await from('203.0.113.9')).status).toBe(429);
      expect((await from('203.0.113.10')).status).toBe(201);
    } finally {
      await limited.close();
    }
  });
});

describe('with TRUST_PROXY only an IP address counts as an address', () => {
  it.each([
    ['text that changes each time', (index: number) => `any text ${String(index)}`],
    ['numbers that are no address', (index: number) => `999.0.0.${String(index)}`],
    ['another port each time', (index: number) => `203.0.113.9:${String(4_000 + index)}`],
    ['IPv6 with a port', (index: number) => `[2001:db8::9]:${String(4_000 + index)}`],
  ])('%s', async (_case, claimed) => {
    const once = { points: 1, seconds: 600 };
    const limited = await startTestApp('sqlite', {
      limits: { ...productionLimits, formsPerAddress: once, readsPerAddress: once },
      trustProxy: 1,
    });
    try {
      const from = (index: number) => ({ 'x-forwarded-for': claimed(index) });
      const asked = async (index: number): Promise<number[]> => [
        (await limited.send('POST', formPath, accessRequest, from(index))).status,
        (await limited.graphql('{ __typename }', {}, from(index))).status,
      ];
      expect(await asked(1)).toEqual([201, 200]);
      expect(await asked(2)).toEqual([429, 429]);
      const express = await limited.send('GET', '/api/template/config', undefined, from(3));
      expect(express.status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

describe('the limit for all addresses', () => {
  it('allows 600 forms a minute from all addresses together, even if a sender changes addresses', async () => {
    const limited = await startTestApp('sqlite', {
      limits: { ...productionLimits, formsOverall: { points: 5, seconds: 60 } },
      trustProxy: 1,
    });
    try {
      const statuses: number[] = [];
      for (let index = 0; index < 6; index += 1) {
        const form = { ...accessRequest, email: `person${String(index)}@lakehead.example` };
        const from = { 'x-forwarded-for': `203.0.113.${String(index)}` };
        statuses.push((await limited.send('POST', formPath, form, from)).status);
      }
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
      expect(productionLimits.formsOverall).toEqual({ points: 600, seconds: 60 });
      expect((await limited.send('GET', '/')).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
