import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDeskApp, type DeskApp } from '../../testing/desk-app.ts';
import { accessRequest, demoRequest } from '../../testing/sample-requests.ts';
import { engines } from '../../testing/test-database.ts';

const assigning = `mutation ($ids: [ID!]!, $to: String) {
  assignRequests(ids: $ids, to: $to) { id assignedTo }
}`;

describe.each(engines)('“Assigned to” on %s', (engine) => {
  let app: DeskApp;
  beforeAll(async () => {
    app = await startDeskApp(engine);
  });
  afterAll(() => app.close());

  async function assign(ids: string[], to: string | null): Promise<object[]> {
    const data = await app.ask<{ assignRequests: object[] }>(assigning, { ids, to });
    return data.assignRequests;
  }
  async function listed(filter: object): Promise<string[]> {
    const { visitorRequests } = await app.ask<{
      visitorRequests: { totalCount: number; edges: { node: { id: string } }[] };
    }>(
      `query ($filter: RequestFilter) {
        visitorRequests(filter: $filter) { totalCount edges { node { id } } }
      }`,
      { filter },
    );
    expect(visitorRequests.totalCount).toBe(visitorRequests.edges.length);
    return visitorRequests.edges.map(({ node }) => node.id);
  }

  it('sets an administrator, singly and in bulk, filters the list, and appears in the export and the audit log', async () => {
    const trial = await app.submit(accessRequest);
    const demo = await app.submit(demoRequest);
    const other = await app.submit({ ...demoRequest, message: 'Another one.' });
    expect(await app.ask('{ administrators }')).toEqual({ administrators: ['ada@loon.example'] });
    expect(await listed({ unassigned: true })).toEqual([other, demo, trial]);
    expect(await assign([trial, demo], ' Ada@Loon.example ')).toHaveLength(2);
    const assignedTo = 'ada@loon.example';
    expect(await assign([demo], assignedTo)).toEqual([{ id: demo, assignedTo }]);
    expect(await listed({ assignedTo: 'Ada@loon.example\u0000' })).toEqual([demo, trial]);
    expect(await listed({ assignedTo, kind: 'ACCESS', status: 'NEW' })).toEqual([trial]);
    expect(await listed({ unassigned: true })).toEqual([other]);
    const csv = await app.send('GET', `/api/requests.csv?assignedTo=${assignedTo}`, undefined, {
      ...app.cookie,
    });
    const [head = '', ...rows] = (await csv.text()).trim().split('\r\n');
    expect(head).toContain('Status,Assigned to,');
    expect(rows.map((row) => row.includes(`,${assignedTo},`))).toEqual([true, true]);

    expect(await assign([demo], null)).toEqual([{ id: demo, assignedTo: null }]);
    expect(await listed({ assignedTo })).toEqual([trial]);
    const { auditLog } = await app.ask<{ auditLog: { edges: { node: object }[] } }>(
      '{ auditLog(first: 4) { edges { node { action actor subjectId detail } } } }',
    );
    const line = { action: 'REQUEST_ASSIGN', actor: assignedTo };
    const lines = auditLog.edges.map(({ node }) => node);
    expect(lines).toContainEqual({ ...line, subjectId: demo, detail: 'Nobody' });
    expect(lines).toContainEqual({ ...line, subjectId: trial, detail: assignedTo });
    expect(lines).toContainEqual({ ...line, subjectId: demo, detail: assignedTo });
    expect(lines.filter((node) => 'action' in node && node.action === line.action)).toHaveLength(3);
  });

  it('accepts only administrators, with the same limit on ids as other bulk actions', async () => {
    const id = await app.submit(accessRequest);
    const refused = async (ids: string[], to: string) => {
      const { errors } = await app.graphql(assigning, { ids, to }, app.cookie);
      return errors[0]?.extensions;
    };
    for (const to of ['somebody@else.example', '']) {
      expect(await refused([id], to)).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { to: 'Requests can be assigned to administrators only.' },
      });
    }
    const many = Array.from(
      { length: 501 },
      (_, index) => `${id.slice(0, -4)}${String(index).padStart(4, '0')}`,
    );
    for (const ids of [[], many]) {
      expect(await refused(ids, 'ada@loon.example')).toMatchObject({
        fields: { ids: 'Choose 1 to 500 requests.' },
      });
    }
    for (const operation of [assigning, 'query { administrators }']) {
      const { errors } = await app.graphql(operation, { ids: [id], to: null });
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });
});
