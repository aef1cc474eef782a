import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDeskApp, type DeskApp } from '../../testing/desk-app.ts';
import { accessRequest, demoRequest } from '../../testing/sample-requests.ts';
import { engines } from '../../testing/test-database.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';

interface Person {
  id: string;
  ordinal: number | null;
  otherRequests: { id: string; suspect: boolean }[];
}

describe.each(engines)('several requests of one person on %s', (engine) => {
  let app: DeskApp;
  beforeAll(async () => {
    app = await startDeskApp(engine);
  });
  afterAll(() => app.close());
  beforeEach(() => app.empty(VisitorRequest));

  const read = async (id: string): Promise<Person> => {
    const { visitorRequest } = await app.ask<{ visitorRequest: Person }>(
      'query ($id: ID!) { visitorRequest(id: $id) { id ordinal otherRequests { id suspect } } }',
      { id },
    );
    return visitorRequest;
  };

  it('are numbered, ignoring the case of the address, and each shows the others', async () => {
    const first = await app.submit({ ...demoRequest, email: 'Ada@Analytical.example' });
    const otherPerson = await app.submit({ ...demoRequest, email: 'ada@engines.example' });
    const second = await app.submit({ ...accessRequest, email: 'ada@analytical.EXAMPLE' });
    expect(await read(first)).toMatchObject({ ordinal: 1, otherRequests: [{ id: second }] });
    expect(await read(second)).toMatchObject({ ordinal: 2, otherRequests: [{ id: first }] });
    expect(await read(otherPerson)).toMatchObject({ ordinal: 1, otherRequests: [] });
  });

  it('include suspected spam, which has no number', async () => {
    const suspect = await app.submit(demoRequest, { topic: 'filled' });
    const first = await app.submit(demoRequest);
    expect(await read(suspect)).toMatchObject({ ordinal: null });
    expect(await read(first)).toMatchObject({
      ordinal: 1,
      otherRequests: [{ id: suspect, suspect: true }],
    });
  });

  it('appear in Activity when moved from suspected spam, with the sender’s name until they are erased', async () => {
    const id = await app.submit(demoRequest, { topic: 'filled' });
    const log = async () => {
      const { auditLog } = await app.ask<{ auditLog: { edges: { node: object }[] } }>(
        '{ auditLog(first: 2) { edges { node { action actor subjectId subjectLabel detail requestSender } } } }',
      );
      return auditLog.edges.map(({ node }) => node);
    };
    await app.ask('mutation ($ids: [ID!]!) { moveToInbox(ids: $ids) { id } }', { ids: [id] });
    await app.ask('mutation ($ids: [ID!]!) { moveToInbox(ids: $ids) { id } }', { ids: [id] });
    await app.ask('mutation ($ids: [ID!]!) { moveToSuspects(ids: $ids) { id } }', { ids: [id] });
    const line = {
      actor: 'ada@loon.example',
      subjectId: id,
      subjectLabel: null,
      detail: null,
      requestSender: 'Amir Rahimi',
    };
    expect(await log()).toEqual([
      { ...line, action: 'REQUEST_TO_SUSPECTS' },
      { ...line, action: 'REQUEST_TO_INBOX' },
    ]);
    await app.empty(VisitorRequest);
    expect(await log()).toMatchObject([{ requestSender: null }, { requestSender: null }]);
  });

  it('are listed for each bar of the overview: by source, button and article', async () => {
    const article = '/reflections/future-of-hta-submissions';
    const poster = await app.submit(demoRequest, { utmSource: 'poster', button: 'Request a demo' });
    const other = await app.submit(demoRequest, { utmSource: 'Poster', lastPage: article });
    const hostile = await app.submit(demoRequest, { button: '","utmSource":"poster' });
    const listed = async (filter: object): Promise<string[]> => {
      const { visitorRequests } = await app.ask<{
        visitorRequests: { totalCount: number; edges: { node: { id: string } }[] };
      }>(
        'query ($filter: RequestFilter) { visitorRequests(filter: $filter) { totalCount edges { node { id } } } }',
        { filter },
      );
      const ids = visitorRequests.edges.map(({ node }) => node.id);
      expect(visitorRequests.totalCount).toBe(ids.length);
      return ids;
    };
    expect(await listed({ source: 'poster' })).toEqual([poster]);
    expect(await listed({ source: 'Not known' })).toEqual([hostile]);
    expect(await listed({ source: 'Poster', article: 'future-of-hta-submissions' })).toEqual([
      other,
    ]);
    expect(await listed({ button: 'Request a demo' })).toEqual([poster]);
    expect(await listed({ article: 'future' })).toEqual([]);
    const csv = await app.send('GET', '/api/requests.csv?button=Request+a+demo', undefined, {
      ...app.cookie,
    });
    expect((await csv.text()).trim().split('\r\n')).toHaveLength(2);
  });

  it('are ordered by number of studies, "500-1,000" before "5,000-10,000", not by frequency', async () => {
    for (const numberOfStudies of [
      ...['Over 10,000', 'Over 10,000', '5,000-10,000', '5,000-10,000', '5,000-10,000'],
      ...['0-500', '500-1,000'],
    ]) {
      await app.submit({ ...accessRequest, numberOfStudies });
    }
    const { requestOverview } = await app.ask<{
      requestOverview: { byNumberOfStudies: { name: string }[] };
    }>('{ requestOverview { byNumberOfStudies { name count } } }');
    expect(requestOverview.byNumberOfStudies.map(({ name }) => name)).toEqual([
      ...['0-500', '500-1,000', '5,000-10,000', 'Over 10,000'],
    ]);
  });
});
