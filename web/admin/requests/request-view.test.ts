import { describe, expect, test } from 'vitest';
import {
  hasFilters,
  inboxViewOf,
  readRequestView,
  requestExportAddress,
  requestFilterOf,
  withRequestView,
} from './request-view.ts';

const address = (query: string) => new URLSearchParams(query);
const me = 'ada@loon.example';
const exportOf = (query: string) =>
  requestExportAddress(requestFilterOf(readRequestView(address(query)), me) ?? {});

describe('search and filters of the requests', () => {
  test('are read from the URL', () => {
    expect(readRequestView(address('q=+axis+&kind=demo&status=new&request=42'))).toEqual({
      search: 'axis',
      kind: 'DEMO',
      status: 'NEW',
      requestId: '42',
    });
  });

  test('ignore unknown URL parameters', () => {
    const view = readRequestView(address('kind=other&status=&q=%20'));
    expect(requestFilterOf(view, me)).toEqual({ open: true });
    expect(hasFilters(view)).toBe(false);
  });

  test('change without affecting other URL parameters', () => {
    const before = address('tab=requests&kind=access&q=axis');
    expect(withRequestView(before, { status: 'CLOSED' }).toString()).toBe(
      'tab=requests&kind=access&q=axis&status=closed',
    );
    expect(before.toString()).toBe('tab=requests&kind=access&q=axis');
  });

  test('are removed from the URL when they are empty', () => {
    const changes = { search: ' ', kind: undefined, requestId: undefined };
    expect(
      withRequestView(address('tab=requests&kind=demo&q=a&request=1'), changes).toString(),
    ).toBe('tab=requests');
  });

  test('are not affected by an open request', () => {
    expect(hasFilters(readRequestView(address('request=42')))).toBe(false);
    expect(requestFilterOf(readRequestView(address('kind=access&q=jca')), me)).toEqual({
      kind: 'ACCESS',
      search: 'jca',
    });
  });

  test('include platform and days', () => {
    const view = readRequestView(address('platform=lens&from=2026-03-01&to=2026-03-31'));
    expect(requestFilterOf(view, me)).toEqual({
      platform: 'Lens',
      from: new Date(2026, 2, 1).toISOString(),
      to: new Date(2026, 3, 1).toISOString(),
    });
    expect(withRequestView(address(''), view).toString()).toBe(
      'platform=lens&from=2026-03-01&to=2026-03-31',
    );
  });

  test('treat suspected spam as a separate view, not as a filter', () => {
    const view = readRequestView(address('view=suspects'));
    expect(requestFilterOf(view, me)).toEqual({ view: 'SUSPECTS' });
    expect(hasFilters(view)).toBe(false);
  });

  test('distinguish “Assigned to” an administrator and nobody', () => {
    const somebody = readRequestView(address('assigned=ada%40loon.example'));
    expect(requestFilterOf(somebody, me)).toEqual({ assignedTo: 'ada@loon.example' });
    const view = readRequestView(address('assigned=nobody'));
    expect(requestFilterOf(view, me)).toEqual({ unassigned: true });
    expect(exportOf('assigned=nobody')).toBe('/api/requests.csv?unassigned=true');
    expect(withRequestView(address(''), view).toString()).toBe('assigned=nobody');
  });

  test('apply to the export in the same way', () => {
    expect(exportOf('')).toBe('/api/requests.csv?open=true');
    expect(exportOf('list=undelivered&awaiting=true')).toBe(
      '/api/requests.csv?replyNotDelivered=true&awaitingReply=true',
    );
    expect(exportOf('view=suspects&kind=demo&status=new&platform=waters&q=a+b')).toBe(
      '/api/requests.csv?search=a+b&kind=demo&status=new&platform=Waters&view=suspects',
    );
  });
});

describe('the views of the inbox', () => {
  const filterOf = (query: string, person?: string) =>
    requestFilterOf(readRequestView(address(query)), person);

  test.each([
    ['', { open: true }],
    ['list=open&kind=demo', { open: true, kind: 'DEMO' }],
    ['list=mine', { open: true, assignedTo: me }],
    ['list=overdue', { overdue: true }],
    ['list=undelivered', { replyNotDelivered: true }],
    ['list=closed', { status: 'CLOSED' }],
    ['list=all', {}],
    ['overdue=true', { overdue: true }],
    ['undelivered=true', { replyNotDelivered: true }],
  ])('“%s” is a filter of the list', (query, filter) => {
    expect(filterOf(query, me)).toEqual(filter);
  });

  test('a search, and filters without a view, look through everything', () => {
    expect(filterOf('list=mine&q=jca', me)).toEqual({ search: 'jca' });
    expect(filterOf('status=closed', me)).toEqual({ status: 'CLOSED' });
    expect(inboxViewOf(readRequestView(address('list=mine&q=jca')))).toBe('all');
  });

  test('“mine” waits until it is known who the person is', () => {
    expect(filterOf('list=mine')).toBeUndefined();
  });
});
