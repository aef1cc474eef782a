import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Administrator } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { BetterSqlite3 } from '../../database/sqlite/better-sqlite3.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { demoRequest } from '../../testing/sample-requests.ts';
import { DemoRequest } from '../entities/demo-request.entity.ts';
import { RequestService, type RequestQuery } from './request.service.ts';
import { RequestSettingsService } from '../settings/request-settings.service.ts';
import { RequestKind, RequestStatus } from '../entities/visitor-request.entity.ts';
import { openDatabase } from '../../site-database.ts';
import { systemClock } from '../../app-dependencies.ts';

const administrator: Administrator = {
  kind: 'administrator',
  email: 'ada@loon.example',
  firstName: undefined,
  roles: ['OWNER'],
};

function sampleRow(index: number): DemoRequest {
  return Object.assign(new DemoRequest(), demoRequest, {
    id: uuidv7(),
    kind: RequestKind.DEMO,
    status: index % 3 === 0 ? RequestStatus.CLOSED : RequestStatus.NEW,
    createdAt: new Date(),
    searchText: 'amir rahimi northgate biotech',
  });
}

describe('with 10,000 requests, the page of the list uses an index for', () => {
  let storage: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    storage = await createTestDatabase('sqlite');
    database = await openDatabase(storage.url);
    const rows = Array.from({ length: 10_000 }, (_, index) => sampleRow(index));
    await database.write((manager) => manager.save(rows, { chunk: 500, reload: false }));
  });
  afterAll(async () => {
    await database.close();
    await storage.remove();
  });

  /** SQLite's plans for the statements of a page of the list. */
  async function plansOf(filter: RequestQuery, paged: boolean): Promise<string[]> {
    const requests = new RequestService(
      database,
      new RequestSettingsService(database, () => undefined, systemClock),
      systemClock,
    );
    const first = await requests.list(administrator, { first: 20, filter });
    const last = first.items.at(-1)?.id ?? '';
    const after = paged ? Buffer.from(last).toString('base64url') : undefined;
    const prepare = vi.spyOn(BetterSqlite3.prototype, 'prepare');
    await requests.list(administrator, { first: 21, after, filter });
    const statements = prepare.mock.calls.map(([sql]) => sql);
    prepare.mockRestore();
    expect(statements.length).toBeGreaterThan(0);
    for (const sql of statements) {
      // With two bounds on one side, an index seeks by one and scans the rows that the other
      // excludes.
      expect(sql.match(/"id" < \?/g) ?? []).toHaveLength(filter.to || paged ? 1 : 0);
    }
    const connection = new BetterSqlite3(storage.url.slice('sqlite:'.length), { readonly: true });
    const plans = statements.flatMap((sql) =>
      connection
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...Array.from({ length: (sql.match(/\?/g) ?? []).length }, () => 'new'))
        .map((row) => (row as { detail: string }).detail),
    );
    connection.close();
    return plans;
  }

  it.each<[string, RequestQuery, boolean]>([
    ['the first page', {}, false],
    ['a later page', {}, true],
    ['one kind', { kind: RequestKind.DEMO }, true],
    ['one status', { status: RequestStatus.NEW }, true],
    ['what is open', { open: true }, false],
    ['what awaits a reply', { awaitingReply: true }, true],
    ['what has no delivered reply', { replyNotDelivered: true }, false],
    ['one month', { from: new Date(Date.now() - 60_000), to: new Date() }, true],
    ['one kind in one status', { kind: RequestKind.DEMO, status: RequestStatus.NEW }, true],
  ])('%s', async (_case, filter, paged) => {
    const plans = await plansOf(filter, paged);
    expect(plans.join('\n')).toMatch(/USING (COVERING )?INDEX/);
    expect(plans.join('\n')).not.toMatch(/TEMP B-TREE|SCAN visitor_request$/m);
  });
});
