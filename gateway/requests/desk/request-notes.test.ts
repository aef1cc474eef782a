import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskLimits } from '../../../schema/limits.ts';
import { deskMessages } from '../../../schema/messages.ts';
import { startDeskApp, type DeskApp } from '../../testing/desk-app.ts';
import { demoRequest } from '../../testing/sample-requests.ts';
import { engines } from '../../testing/test-database.ts';

const saving = `mutation ($id: ID!, $notes: String!, $version: Int!) {
  saveRequestNotes(id: $id, notes: $notes, version: $version) { notes notesVersion }
}`;

describe.each(engines)('notes of a request on %s', (engine) => {
  let app: DeskApp;
  beforeAll(async () => {
    app = await startDeskApp(engine);
  });
  afterAll(() => app.close());

  it('are refused when they are too long, without a change to the stored ones; surrounding spaces do not count', async () => {
    const id = await app.submit(demoRequest);
    const longest = 'x'.repeat(deskLimits.notesMax);
    await app.ask(saving, { id, notes: `  ${longest}\n`, version: 0 });
    const tooLong = { id, notes: `${longest}y`, version: 1 };
    const { errors } = await app.graphql(saving, tooLong, app.cookie);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { notes: deskMessages.notesMax },
    });
    const query = 'query ($id: ID!) { visitorRequest(id: $id) { notes notesVersion } }';
    expect(await app.ask(query, { id })).toEqual({
      visitorRequest: { notes: longest, notesVersion: 1 },
    });
  });

  it('cannot be saved for a deleted request', async () => {
    for (const id of ['0193b3a0-0000-7000-8000-000000000001', 'x']) {
      const { errors } = await app.graphql(saving, { id, notes: 'Late', version: 0 }, app.cookie);
      expect(errors[0]?.extensions.code, id).toBe('NOT_FOUND');
    }
  });
});
