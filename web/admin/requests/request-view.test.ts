import { describe, expect, test } from 'vitest';
import {
  hasFilters,
  readRequestView,
  requestExportAddress,
  requestFilterOf,
  withRequestView,
} from './request-view.ts';

const address = (query: string) => new URLSearchParams(query);

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
    expect(requestFilterOf(view)).toEqual({});
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
    expect(requestFilterOf(readRequestView(address('kind=access&q=jca')))).toEqual({
      kind: 'ACCESS',
      search: 'jca',
    });
  });

  test('include platform, days and overdue', () => {
    const view = readRequestView(
      address('platform=lens&from=2026-03-01&to=2026-03-31&overdue=true'),
    );
    expect(requestFilterOf(view)).toEqual({
      platform: 'Lens',
      from: new Date(2026, 2, 1).toISOString(),
      to: new Date(2026, 3, 1).toISOString(),
      overdue: true,
    });
    expect(withRequestView(address(''), view).toString()).toBe(
      'platform=lens&from=2026-03-01&to=2026-03-31&overdue=true',
    );
  });

  test('apply to the list and the export, including awaiting a reply and no delivered reply', () => {
    const view = readRequestView(address('awaiting=true&undelivered=true'));
    expect(requestFilterOf(view)).toEqual({ awaitingReply: true, replyNotDelivered: true });
    expect(withRequestView(address(''), view).toString()).toBe('awaiting=true&undelivered=true');
    expect(requestExportAddress(view)).toBe(
      '/api/requests.csv?awaitingReply=true&replyNotDelivered=true',
    );
  });

  test('treat suspected spam as a separate view, not as a filter', () => {
    const view = readRequestView(address('view=suspects'));
    expect(requestFilterOf(view)).toEqual({ view: 'SUSPECTS' });
    expect(hasFilters(view)).toBe(false);
  });

  test('distinguish “Assigned to” an administrator and nobody', () => {
    const somebody = readRequestView(address('assigned=ada%40loon.example'));
    expect(requestFilterOf(somebody)).toEqual({ assignedTo: 'ada@loon.example' });
    const view = readRequestView(address('assigned=nobody'));
    expect(requestFilterOf(view)).toEqual({ unassigned: true });
    expect(requestExportAddress(view)).toBe('/api/requests.csv?unassigned=true');
    expect(withRequestView(address(''), view).toString()).toBe('assigned=nobody');
  });

  test('apply to the export in the same way', () => {
    expect(requestExportAddress(readRequestView(address('')))).toBe('/api/requests.csv');
    expect(
      requestExportAddress(
        readRequestView(address('view=suspects&kind=demo&status=new&platform=waters&q=a+b')),
      ),
    ).toBe('/api/requests.csv?search=a+b&kind=demo&status=new&platform=Waters&view=suspects');
  });
});
