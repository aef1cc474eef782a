import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { deskMessages } from '../../../schema/messages.ts';
import { startDeskApp, type DeskApp } from '../../testing/desk-app.ts';
import { accessRequest, demoRequest } from '../../testing/sample-requests.ts';
import { engines } from '../../testing/test-database.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';

describe.each(engines)('changes of requests on %s', (engine) => {
  let app: DeskApp;
  beforeAll(async () => {
    app = await startDeskApp(engine);
  });
  afterAll(() => app.close());
  beforeEach(() => app.empty(VisitorRequest));

  it('sets the status in bulk with administrator and time, each with an entry in the audit log', async () => {
    const ids = [await app.submit(accessRequest), await app.submit(demoRequest)];
    const mutation = `mutation ($ids: [ID!]!, $status: RequestStatus!) {
      setRequestStatus(ids: $ids, status: $status) {
        id status waitingSince statusChanges { status changedBy changedAt }
      }
    }`;
    await app.ask(mutation, { ids, status: 'CONTACTED' });
    const { setRequestStatus } = await app.ask<{
      setRequestStatus: { status: string; waitingSince: null; statusChanges: object[] }[];
    }>(mutation, { ids: [...ids, uuidv7()], status: 'CLOSED' });
    expect(setRequestStatus).toHaveLength(2);
    for (const request of setRequestStatus) {
      expect(request).toMatchObject({
        status: 'CLOSED',
        waitingSince: null,
        statusChanges: [
          { status: 'CONTACTED', changedBy: 'ada@loon.example' },
          { status: 'CLOSED', changedBy: 'ada@loon.example' },
        ],
      });
    }
    const { auditLog } = await app.ask<{ auditLog: { edges: { node: object }[] } }>(
      '{ auditLog(first: 4) { edges { node { action subjectId subjectLabel } } } }',
    );
    expect(auditLog.edges).toHaveLength(4);
    expect(auditLog.edges[0]?.node).toMatchObject({ action: 'REQUEST_STATUS', subjectLabel: null });
  });

  it('gives a closed request an outcome with an entry in the audit log; an open one has none', async () => {
    const id = await app.submit(demoRequest);
    const mutation = `mutation ($id: ID!, $outcome: RequestOutcome) {
      setRequestOutcome(id: $id, outcome: $outcome) { outcome }
    }`;
    const setStatus = (status: string) =>
      app.ask(
        'mutation ($id: ID!, $status: RequestStatus!) { setRequestStatus(ids: [$id], status: $status) { id } }',
        { id, status },
      );
    const outcome = async () => {
      const { visitorRequest } = await app.ask<{ visitorRequest: { outcome: string | null } }>(
        'query ($id: ID!) { visitorRequest(id: $id) { outcome } }',
        { id },
      );
      return visitorRequest.outcome;
    };
    const { errors } = await app.graphql(mutation, { id, outcome: 'WON' }, app.cookie);
    expect(errors[0]).toMatchObject({
      message: deskMessages.outcomeOfOpen,
      extensions: { code: 'CONFLICT' },
    });
    expect(await outcome()).toBeNull();
    await setStatus('CLOSED');
    expect(await app.ask(mutation, { id, outcome: 'LOST' })).toEqual({
      setRequestOutcome: { outcome: 'LOST' },
    });
    expect(await outcome()).toBe('LOST');
    const { auditLog } = await app.ask<{ auditLog: { edges: { node: object }[] } }>(
      '{ auditLog(first: 1) { edges { node { action detail subjectId } } } }',
    );
    expect(auditLog.edges[0]?.node).toEqual({
      action: 'REQUEST_OUTCOME',
      detail: 'Lost',
      subjectId: id,
    });
    await setStatus('CONTACTED');
    expect(await outcome()).toBeNull();
  });

  it('refuses the second of two concurrent saves of notes as a conflict, without losing a text', async () => {
    const id = await app.submit(demoRequest);
    const mutation = `mutation ($id: ID!, $notes: String!, $version: Int!) {
      saveRequestNotes(id: $id, notes: $notes, version: $version) {
        notes notesVersion notesSavedBy
      }
    }`;
    expect(await app.ask(mutation, { id, notes: ' Called, will write. ', version: 0 })).toEqual({
      saveRequestNotes: {
        notes: 'Called, will write.',
        notesVersion: 1,
        notesSavedBy: 'ada@loon.example',
      },
    });
    const { errors } = await app.graphql(mutation, { id, notes: 'Mine', version: 0 }, app.cookie);
    expect(errors[0]?.extensions.code).toBe('CONFLICT');
    const { visitorRequest } = await app.ask<{ visitorRequest: { notes: string } }>(
      'query ($id: ID!) { visitorRequest(id: $id) { notes } }',
      { id },
    );
    expect(visitorRequest.notes).toBe('Called, will write.');
  });
});
