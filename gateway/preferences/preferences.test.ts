import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hourMs } from '../../schema/durations.ts';
import {
  startPreferencesDesk,
  tokenIn,
  type PreferencesDesk,
} from '../testing/preferences-desk.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { accessRequest, demoRequest } from '../testing/sample-requests.ts';
import { engines } from '../testing/test-database.ts';

describe.each(engines)('a person’s data and consents on %s', (engine) => {
  let desk: PreferencesDesk;
  let email = '';
  beforeAll(async () => {
    desk = await startPreferencesDesk(engine);
  });
  afterAll(() => desk.close());
  beforeEach(() => {
    email = desk.nextPerson();
  });

  it('every e-mail to a visitor ends with the link, as text and as HTML', async () => {
    const received = await desk.receiveEveryMail();
    for (const text of received) {
      const link = `http://localhost:3000/preferences/${tokenIn(received[0] ?? '')}`;
      expect(text).toContain(`Your data and consents:\n${link}\n`);
      expect(text).toMatch(
        new RegExp(`<p><a href="${link}">Your data and consents</a></p>\\n</body>`),
      );
    }
    const team = desk.mails.filter(({ to }) => !to.includes(email));
    expect(team.map(({ raw }) => raw).join('')).not.toContain('/preferences/');
  });

  it('lists the consents of all requests of the address with wording and time, newest first', async () => {
    const { id, token } = await desk.known(accessRequest);
    desk.passTime(hourMs);
    const second = await desk.app.submit({ ...demoRequest, email: email.toUpperCase() });
    await desk.app.submit({ ...demoRequest, email: `x${email}` });
    const { data } = await desk.preferences(token);
    expect(data?.preferences.email).toBe(email);
    expect(data?.preferences.requests.map((request) => [request.id, request.kind])).toEqual([
      [second, 'DEMO'],
      [id, 'ACCESS'],
    ]);
    const [, first] = data?.preferences.requests ?? [];
    expect(first?.sentOn).toBe(new Date(desk.now() - hourMs).toISOString());
    expect(first?.consents).toEqual(
      [
        ['nonCommercialUse', 'I will use the trial exclusively for non-commercial research.'],
        ['dataCommunicationsConsent', 'I consent to receive project updates and communications.'],
        [
          'dataProcessingConsent',
          'I consent to data storage and processing as described in the Privacy Policy, and accept the Terms of Use.',
        ],
      ].map(([name, wording]) => ({ name, wording, givenAt: first?.sentOn, withdrawnAt: null })),
    );
  });

  it('a token is for its request and address only; any other is NOT_FOUND everywhere', async () => {
    const { token } = await desk.known();
    const changed = (secret: string) => secret.slice(0, -1) + (secret.endsWith('0') ? '1' : '0');
    const forged = changed(token);
    await desk.act('askForErasure', token);
    const erasing = tokenIn(await desk.mail(2), 'preferences/erase');
    for (const invalid of [forged, 'x', '', erasing, token.toUpperCase()]) {
      expect((await desk.preferences(invalid)).code, invalid).toBe('NOT_FOUND');
      expect((await desk.withdraw(invalid, 'x', 'dataProcessingConsent')).code).toBe('NOT_FOUND');
      expect((await desk.act('sendMyData', invalid)).code).toBe('NOT_FOUND');
      expect((await desk.act('askForErasure', invalid)).code).toBe('NOT_FOUND');
    }
    for (const invalid of [forged, token, changed(erasing), '']) {
      expect((await desk.act('eraseMe', invalid)).code, invalid).toBe('NOT_FOUND');
    }
    await desk.app.database.write((manager) =>
      manager.update(VisitorRequest, { emailKey: email }, { emailKey: `new.${email}` }),
    );
    expect((await desk.preferences(token)).code).toBe('NOT_FOUND');
  });

  it('a withdrawal is stored once with its time, and appears at the desk, in CSV, export, audit log and webhook', async () => {
    const { id, token } = await desk.known();
    desk.passTime(hourMs);
    const at = new Date(desk.now()).toISOString();
    const { data } = await desk.withdraw(token, id, 'dataCommunicationsConsent');
    expect(data?.withdrawConsent.requests[0]?.consents[0]?.withdrawnAt).toBe(at);
    desk.passTime(hourMs);
    await desk.withdraw(token, id, 'dataCommunicationsConsent');
    const shown = await desk.app.ask<{ visitorRequest: object; personData: { document: string } }>(
      `query ($id: ID!, $email: String!) {
        visitorRequest(id: $id) {
          dataCommunicationsWithdrawnAt dataProcessingWithdrawnAt
          consents { name withdrawnAt }
        }
        personData(email: $email) { document }
      }`,
      { id, email },
    );
    expect(shown.visitorRequest).toEqual({
      dataCommunicationsWithdrawnAt: at,
      dataProcessingWithdrawnAt: null,
      consents: [
        { name: 'dataCommunicationsConsent', withdrawnAt: at },
        { name: 'dataProcessingConsent', withdrawnAt: null },
      ],
    });
    expect(shown.personData.document).toContain(`"withdrawnAt": "${at}"`);
    const csv = await (
      await desk.app.send('GET', `/api/requests.csv?search=${email}`, undefined, desk.app.cookie)
    ).text();
    expect(csv).toContain(',dataCommunicationsWithdrawnAt,dataProcessingWithdrawnAt,');
    expect(csv).toContain(`,2025-06-26,${at},,`);
    await expect.poll(() => desk.calls.length).toBe(1);
    const { type, data: announced } = JSON.parse(desk.calls[0]?.body ?? '') as {
      type: string;
      data: object;
    };
    expect(type).toBe('consent.withdrawn');
    expect(announced).toMatchObject({
      id,
      requestId: id,
      email,
      name: 'dataCommunicationsConsent',
      withdrawnAt: at,
    });
    const { auditLog } = await desk.app.ask<{
      auditLog: { edges: { node: { action: string; actor: string | null; detail: string } }[] };
    }>('{ auditLog(first: 20) { edges { node { action actor detail } } } }');
    const entries = auditLog.edges.map(({ node }) => node);
    expect(entries.filter(({ action }) => action === 'REQUEST_CONSENT')).toEqual([
      {
        action: 'REQUEST_CONSENT',
        actor: null,
        detail: 'Consent to project updates and communications',
      },
    ]);
  });

  it('a withdrawal of the consent to processing is in the desk’s list of those, also as CSV', async () => {
    const { id, token } = await desk.known();
    await desk.known(accessRequest);
    const listed = async () => {
      const { visitorRequests } = await desk.app.ask<{
        visitorRequests: { totalCount: number; edges: { node: { id: string } }[] };
      }>(
        '{ visitorRequests(first: 9, filter: { processingWithdrawn: true }) { totalCount edges { node { id } } } }',
      );
      return [visitorRequests.totalCount, ...visitorRequests.edges.map(({ node }) => node.id)];
    };
    await desk.withdraw(token, id, 'dataCommunicationsConsent');
    expect(await listed()).toEqual([0]);
    await desk.withdraw(token, id, 'dataProcessingConsent');
    expect(await listed()).toEqual([1, id]);
    const path = '/api/requests.csv?processingWithdrawn=true';
    const csv = await (await desk.app.send('GET', path, undefined, desk.app.cookie)).text();
    expect(csv.trim().split('\r\n')).toHaveLength(2);
  });

  it('only the two consents of own requests can be withdrawn', async () => {
    const { id, token } = await desk.known(accessRequest);
    const foreign = await desk.app.submit({ ...demoRequest, email: `x${email}` });
    expect((await desk.withdraw(token, id, 'nonCommercialUse')).code).toBe('BAD_USER_INPUT');
    expect((await desk.withdraw(token, id, 'toString')).code).toBe('BAD_USER_INPUT');
    for (const missing of [foreign, 'x']) {
      expect((await desk.withdraw(token, missing, 'dataProcessingConsent')).code).toBe('NOT_FOUND');
    }
    const own = desk.calls.filter(({ body }) => body.includes(id) || body.includes(foreign));
    expect(own).toEqual([]);
  });

  it('mails the data once an hour and the link for erasing three times, across links and gateways', async () => {
    const { token } = await desk.known();
    const second = await desk.known(accessRequest);
    expect(second.token).not.toBe(token);
    expect(await desk.act('sendMyData', token)).toEqual({
      data: { sendMyData: true },
      code: undefined,
    });
    expect((await desk.act('sendMyData', second.token, desk.other)).code).toBe('RATE_LIMITED');
    const copy = await desk.mail(3);
    expect(copy).toContain('filename=your-data.json');
    const attached = /filename=your-data\.json\n\n([\w+/=\n]+)/.exec(copy)?.[1] ?? '';
    const text = Buffer.from(attached, 'base64').toString('utf8');
    expect(JSON.parse(text === '' ? '{}' : text)).toMatchObject({
      email,
      requests: [{ email }, { email }],
    });
    for (const [link, gateway] of [
      [token, desk.app],
      [second.token, desk.other],
      [token, desk.other],
    ] as const) {
      expect((await desk.act('askForErasure', link, gateway)).code).toBeUndefined();
    }
    expect((await desk.act('askForErasure', token, desk.other)).code).toBe('RATE_LIMITED');
    await desk.mail(6);
  });

  it('a person erases everything within an hour of asking, as the desk does', async () => {
    const { token } = await desk.known();
    await desk.act('askForErasure', token);
    const late = tokenIn(await desk.mail(2), 'preferences/erase');
    desk.passTime(hourMs + 1_000);
    expect((await desk.act('eraseMe', late)).code).toBe('NOT_FOUND');
    expect((await desk.page(`/preferences/erase/${late}`)).status).toBe(404);
    await desk.act('askForErasure', token);
    const erasing = tokenIn(await desk.mail(3), 'preferences/erase');
    desk.passTime(hourMs - 2_000);
    expect((await desk.act('eraseMe', erasing)).data).toEqual({ eraseMe: true });
    expect((await desk.preferences(token)).code).toBe('NOT_FOUND');
    expect((await desk.act('eraseMe', erasing)).code).toBe('NOT_FOUND');
    expect(await desk.app.database.reader.countBy(VisitorRequest, { emailKey: email })).toBe(0);
    const { erasures } = await desk.app.ask<{ erasures: object[] }>(
      '{ erasures { reason erasedBy requests } }',
    );
    expect(erasures[0]).toEqual({ reason: 'PERSON', erasedBy: 'person', requests: 1 });
  });
});
