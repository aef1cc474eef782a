import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { demoRequest } from '../../testing/sample-requests.ts';
import { DemoRequest } from '../entities/demo-request.entity.ts';
import { requestCsv } from './request-csv.ts';
import { RequestKind, RequestStatus } from '../entities/visitor-request.entity.ts';

const request = Object.assign(new DemoRequest(), demoRequest, {
  id: '01a1fec1-9a7c-7153-8785-da3bc2e04fe8',
  kind: RequestKind.DEMO,
  status: RequestStatus.NEW,
  outcome: null,
  createdAt: new Date('2026-01-02T03:04:05Z'),
  consentVersion: '2025-06-26',
  source: {},
  marks: [],
  notes: '',
});

it('the CSV export is streamed: rows are read on demand, and reading stops when the client disconnects', async () => {
  let read = 0;
  let disconnected = false;
  async function* endless() {
    try {
      for (;;) {
        read += 100;
        yield Array.from({ length: 100 }, () => request);
        await nextTurn();
      }
    } finally {
      disconnected = true;
    }
  }
  for await (const chunk of requestCsv(endless())) {
    expect(String(chunk)).toContain('Received,Kind,Status');
    break;
  }
  await expect.poll(() => disconnected).toBe(true);
  expect(read).toBeLessThan(10_000);
});

it('an error while reading ends the download instead of leaving it open', async () => {
  async function* broken() {
    yield [request];
    await nextTurn();
    throw new Error('the disk is gone');
  }
  const whole = async () => (await requestCsv(broken()).toArray()).length;
  await expect(whole()).rejects.toThrow('the disk is gone');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1'])(
  'a cell that starts with %j gets an apostrophe',
  async (affiliation) => {
    const hostile = Object.assign(new DemoRequest(), request, { affiliation });
    const portions = (async function* () {
      yield await Promise.resolve([hostile]);
    })();
    const text = (await requestCsv(portions).toArray()).join('');
    expect(text).toContain(`'${affiliation}`);
  },
);
