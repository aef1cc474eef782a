import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../../schema/roles.ts';
import { peopleMessages as messages } from '../../../schema/people-rules.ts';
import { dayMs } from '../../../schema/durations.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { decodedMail } from '../../testing/decoded-mail.ts';
import { startDeskApp, type DeskApp } from '../../testing/desk-app.ts';
import { quickDelivery } from '../../testing/quick-delivery.ts';
import { demoRequest } from '../../testing/sample-requests.ts';
import { startSmtpSink, type SmtpSink } from '../../testing/smtp-sink.ts';
import { createTestDatabase, engines, type TestDatabase } from '../../testing/test-database.ts';
import { addPerson } from '../testing/add-person.ts';
import { Person } from './person.entity.ts';

const person = 'id email name roles state invitedAt invitedBy lastSeenAt sessions setByEnvironment';

interface Listed {
  id: string;
  email: string;
  roles: Role[];
  state: string;
  invitedBy: string | null;
  sessions: number;
  setByEnvironment: boolean;
}

describe.each(engines)('people on %s', (engine) => {
  let storage: TestDatabase;
  let sink: SmtpSink;
  let time = Date.parse('2026-11-02T09:30:00Z');
  let app: DeskApp;
  /** Another gateway on the same database. */
  let other: DeskApp;
  const now = (): Date => new Date(time);

  beforeAll(async () => {
    storage = await createTestDatabase(engine);
    sink = await startSmtpSink();
    const mail = {
      ...{ smtpUrl: sink.url, from: 'site@loon.example', notify: ['team@loon.example'] },
      timings: quickDelivery,
    };
    app = await startDeskApp(engine, { mail, now }, storage);
    other = await startDeskApp(engine, { mail, now }, storage);
  });
  beforeEach(() => app.empty(Person, AuditEntry));
  afterAll(async () => {
    await app.close();
    await other.close();
    await sink.close();
    await storage.remove();
  });

  const list = async (): Promise<Listed[]> =>
    (await app.ask<{ people: Listed[] }>(`{ people { ${person} } }`)).people;
  const invite = (email: string, roles: Role[] = ['AUTHOR']) =>
    app.graphql(
      `mutation ($input: InvitePersonInput!) { invitePerson(input: $input) { ${person} } }`,
      { input: { email, roles } },
      app.cookie,
    );
  const saveRoles = (id: string, roles: Role[]) =>
    app.graphql(
      `mutation ($id: ID!, $roles: [Role!]!) { savePersonRoles(id: $id, roles: $roles) { roles } }`,
      { id, roles },
      app.cookie,
    );
  const remove = (id: string) =>
    app.graphql('mutation ($id: ID!) { removePerson(id: $id) }', { id }, app.cookie);
  const refusal = ({ errors: [error] }: Awaited<ReturnType<DeskApp['graphql']>>) =>
    `${error?.extensions.code ?? ''}: ${error?.message ?? ''}`;
  /** The roles that a session has at a gateway. */
  const rolesAt = async (gateway: DeskApp, cookie: string): Promise<Role[] | undefined> => {
    const { data } = await gateway.graphql('{ viewer { roles } }', {}, { cookie });
    return (data as { viewer: { roles: Role[] } | null }).viewer?.roles;
  };

  describe('an invitation', () => {
    it('stands in the list, without a session, and its e-mail says where to log in', async () => {
      const before = sink.mails.length;
      await invite(' Mia@Loon.example ', ['DESK', 'AUTHOR']);
      expect(await list()).toEqual([
        expect.objectContaining({
          ...{ email: 'ada@loon.example', roles: ['OWNER'], setByEnvironment: true },
          ...{ state: 'ACTIVE', invitedAt: null, sessions: 2 },
        }),
        expect.objectContaining({
          ...{ email: 'mia@loon.example', roles: ['AUTHOR', 'DESK'], setByEnvironment: false },
          ...{ state: 'INVITED', invitedAt: now().toISOString(), invitedBy: 'ada@loon.example' },
          ...{ name: null, lastSeenAt: null, sessions: 0 },
        }),
      ]);
      await expect.poll(() => sink.mails.length).toBe(before + 1);
      const mail = sink.mails.at(-1);
      expect(mail?.to).toEqual(['mia@loon.example']);
      const text = decodedMail(mail?.raw ?? '');
      expect(text).toContain('ada@loon.example has invited you');
      expect(text).toContain('Your roles: Author, Desk');
      expect(text).toContain('http://localhost:3000/blog-admin\n');
      expect(text).toContain('November 16, 2026, 09:30 UTC');
    });

    it('of an address that is in the list is a CONFLICT', async () => {
      await invite('mia@loon.example');
      expect(refusal(await invite('MIA@loon.example'))).toBe(`CONFLICT: ${messages.present}`);
      expect(refusal(await invite('ada@loon.example'))).toBe(`CONFLICT: ${messages.present}`);
    });

    it('needs an address and a role', async () => {
      const { errors } = await invite('nobody', []);
      expect(errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { email: messages.email, roles: messages.roles },
      });
    });

    it('ends after 14 days, and then the address can be invited again', async () => {
      await invite('mia@loon.example');
      const start = time;
      try {
        time += 14 * dayMs;
        expect((await list()).map(({ email }) => email)).toEqual(['ada@loon.example']);
        expect((await invite('mia@loon.example', ['VIEWER'])).errors).toEqual([]);
        expect((await list())[1]?.roles).toEqual(['VIEWER']);
      } finally {
        time = start;
      }
    });

    it('is withdrawn by its removal', async () => {
      await invite('mia@loon.example');
      const [, invited] = await list();
      expect((await remove(invited?.id ?? '')).data).toEqual({ removePerson: true });
      expect(await list()).toHaveLength(1);
      expect(refusal(await remove(invited?.id ?? ''))).toBe(`NOT_FOUND: ${messages.missing}`);
    });

    it('is erased with its address, while an active person is removed first', async () => {
      await invite('mia@loon.example');
      const erase = (email: string) =>
        app.graphql(
          'mutation ($email: String!) { erasePerson(email: $email) { id } }',
          { email },
          app.cookie,
        );
      expect((await erase('mia@loon.example')).errors).toEqual([]);
      expect(await list()).toHaveLength(1);
      await addPerson(app.database, { email: 'kim@loon.example', roles: ['VIEWER'] });
      expect(refusal(await erase('kim@loon.example'))).toBe(`CONFLICT: ${messages.removedFirst}`);
    });
  });

  describe('a person with a session', () => {
    it('has changed roles from the next request on, on every gateway', async () => {
      const id = await addPerson(app.database, { email: 'kim@loon.example', roles: ['VIEWER'] });
      const cookie = await app.logIn('kim@loon.example');
      expect(await rolesAt(other, cookie)).toEqual(['VIEWER']);
      await saveRoles(id, ['PUBLISHER', 'DESK']);
      expect(await rolesAt(other, cookie)).toEqual(['PUBLISHER', 'DESK']);
      expect(await rolesAt(app, cookie)).toEqual(['PUBLISHER', 'DESK']);
    });

    it('is a visitor from the next request on after the removal, on every gateway', async () => {
      const id = await addPerson(app.database, { email: 'kim@loon.example', roles: ['OWNER'] });
      const cookie = await app.logIn('kim@loon.example');
      await remove(id);
      expect(await rolesAt(other, cookie)).toBeUndefined();
      expect((await other.send('GET', '/api/auth/user', undefined, { cookie })).status).toBe(401);
      await addPerson(app.database, { email: 'kim@loon.example', roles: ['OWNER'] });
      expect(await rolesAt(other, cookie)).toBeUndefined();
    });

    it('has none after all of them were ended', async () => {
      const id = await addPerson(app.database, { email: 'kim@loon.example', roles: ['AUTHOR'] });
      const cookies = [await app.logIn('kim@loon.example'), await app.logIn('kim@loon.example')];
      expect((await list()).find((each) => each.id === id)?.sessions).toBe(2);
      const { data } = await app.graphql(
        'mutation ($id: ID!) { endSessions(id: $id) }',
        { id },
        app.cookie,
      );
      expect(data).toEqual({ endSessions: 2 });
      for (const cookie of cookies) expect(await rolesAt(other, cookie)).toBeUndefined();
    });

    it('is known to GET /api/auth/user with the roles', async () => {
      await addPerson(app.database, { email: 'kim@loon.example', roles: ['AUTHOR', 'DESK'] });
      const cookie = await app.logIn('kim@loon.example');
      const response = await app.send('GET', '/api/auth/user', undefined, { cookie });
      expect(await response.json()).toMatchObject({ roles: ['AUTHOR', 'DESK'] });
    });
  });

  it('somebody set by the environment cannot be changed or removed', async () => {
    const [ada] = await list();
    const conflict = `CONFLICT: ${messages.byEnvironment}`;
    expect(refusal(await saveRoles(ada?.id ?? '', ['VIEWER']))).toBe(conflict);
    expect(refusal(await remove(ada?.id ?? ''))).toBe(conflict);
    expect((await list())[0]?.roles).toEqual(['OWNER']);
  });

  it('a person needs at least one role', async () => {
    const id = await addPerson(app.database, { email: 'kim@loon.example', roles: ['VIEWER'] });
    expect(refusal(await saveRoles(id, []))).toContain('BAD_USER_INPUT');
  });

  it('only owners and the desk can be assigned; an assignee’s name stays after removal', async () => {
    const kim = await addPerson(app.database, { email: 'kim@loon.example', roles: ['DESK'] });
    await addPerson(app.database, { email: 'mia@loon.example', roles: ['PUBLISHER'] });
    expect(await app.ask('{ administrators }')).toEqual({
      administrators: ['ada@loon.example', 'kim@loon.example'],
    });
    const id = await app.submit(demoRequest);
    const assign = (to: string) =>
      app.graphql(
        'mutation ($ids: [ID!]!, $to: String) { assignRequests(ids: $ids, to: $to) { id } }',
        { ids: [id], to },
        app.cookie,
      );
    expect((await assign('mia@loon.example')).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await assign('kim@loon.example')).errors).toEqual([]);
    await remove(kim);
    const { visitorRequest } = await app.ask<{ visitorRequest: { assignedTo: string } }>(
      'query ($id: ID!) { visitorRequest(id: $id) { assignedTo } }',
      { id },
    );
    expect(visitorRequest.assignedTo).toBe('kim@loon.example');
  });

  it('the audit log says who invited, changed, removed and ended sessions', async () => {
    await invite('mia@loon.example');
    const id = (await list())[1]?.id ?? '';
    await saveRoles(id, ['PUBLISHER']);
    await app.graphql('mutation ($id: ID!) { endSessions(id: $id) }', { id }, app.cookie);
    await remove(id);
    const entries = await app.database.reader.find(AuditEntry, { order: { id: 'ASC' } });
    expect(
      entries.map(({ action, actor, detail }) => `${action} ${actor ?? ''} ${detail ?? ''}`),
    ).toEqual([
      'person.invite ada@loon.example AUTHOR',
      'person.roles ada@loon.example PUBLISHER',
      'person.sessions ada@loon.example 0',
      'person.remove ada@loon.example ',
    ]);
  });
});
