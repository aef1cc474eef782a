import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loggedPath } from '../log/logger.ts';
import { OutboxMessage } from '../mail/outbox-message.entity.ts';
import {
  startPreferencesDesk,
  tokenIn,
  type PreferencesDesk,
} from '../testing/preferences-desk.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { accessRequest } from '../testing/sample-requests.ts';
import { engines } from '../testing/test-database.ts';

describe.each(engines)('the pages of a person’s data on %s', (engine) => {
  let desk: PreferencesDesk;
  let email = '';
  beforeAll(async () => {
    desk = await startPreferencesDesk(engine);
  });
  afterAll(() => desk.close());
  beforeEach(() => {
    email = desk.nextPerson();
  });

  it('the page shows wordings and buttons, is private, and its token is redacted in the log', async () => {
    const { token } = await desk.known(accessRequest);
    const { status, headers, html } = await desk.page(`/preferences/${token}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html).toContain('<h1>Your data and consents</h1>');
    expect(html).toContain('I will use the trial exclusively for non-commercial research.');
    expect(html.match(/Withdraw this consent/g)).toHaveLength(2);
    expect(html).toContain('Send me my data</button>');
    expect(html).toContain('Erase my data</button>');
    expect(loggedPath(`/preferences/${token}/withdrawn`)).toBe('/preferences/…/withdrawn');
    expect(loggedPath(`/preferences/erase/${'a'.repeat(72)}`)).toBe('/preferences/erase/…');
    const invalid = await desk.page(`/preferences/${'0'.repeat(64)}`);
    expect(invalid.status).toBe(404);
    expect(invalid.html).toContain('This link is no longer valid');
  });

  it('the forms work without JavaScript, and refuse other sites', async () => {
    const { id, token } = await desk.known();
    const path = `/preferences/${token}`;
    const fields = { action: 'withdraw', requestId: id, name: 'dataProcessingConsent' };
    expect((await desk.press(path, fields, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await desk.page(path)).html).not.toContain('withdrawn on');
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [String(n), '']));
    expect((await desk.press(path, many)).status).toBe(413);
    const withdrawn = await desk.press(path, fields, { origin: 'http://localhost:3000' });
    expect([withdrawn.status, withdrawn.headers.get('location')]).toEqual([
      303,
      `${path}/withdrawn`,
    ]);
    const after = (await desk.page(`${path}/withdrawn`)).html;
    expect(after).toContain('Your consent is withdrawn.');
    expect(after).toContain('withdrawn on');
    const locations = [];
    for (const action of ['send-data', 'send-data', 'ask-for-erasure']) {
      locations.push((await desk.press(path, { action })).headers.get('location'));
    }
    expect(locations).toEqual(
      ['data-sent', 'too-often', 'link-sent'].map((end) => `${path}/${end}`),
    );
    expect((await desk.page(`${path}/too-often`)).html).toContain('role="alert"');
    await desk.mail(3);
    const erasing = desk
      .texts()
      .map((text) => tokenIn(text, 'preferences/erase'))
      .find(Boolean);
    const erasePath = `/preferences/erase/${erasing ?? ''}`;
    expect((await desk.page(erasePath)).html).toContain('Erase everything</button>');
    const erased = await desk.press(erasePath);
    expect([erased.status, erased.headers.get('location')]).toEqual([303, '/preferences/erased']);
    expect((await desk.page('/preferences/erased')).html).toContain('Your data is erased');
    expect((await desk.press(path, fields)).headers.get('location')).toBe(path);
    expect((await desk.press(path, { action: 'other' })).status).toBe(400);
  });

  it('opening every link of every e-mail twice changes nothing', async () => {
    const mails = await desk.receiveEveryMail();
    const token = tokenIn(mails[0] ?? '');
    const meeting = `{ meetingInvitation(token: "${tokenIn(mails[1] ?? '', 'meeting')}") {
      meeting { startsAt state } } }`;
    const stored = async (): Promise<unknown> => [
      await desk.app.database.reader.findBy(VisitorRequest, { emailKey: email }),
      await desk.app.database.reader.count(OutboxMessage),
      (await desk.preferences(token)).data,
      (await desk.app.graphql(meeting)).data,
    ];
    const before = await stored();
    // Lines of calendar files are folded.
    const paths = mails.flatMap((text) =>
      [...text.replaceAll(/\r?\n /g, '').matchAll(/http:\/\/localhost:3000(\/[^\s"<]+)/g)].map(
        ([, path = '']) => path,
      ),
    );
    const kinds = new Set(paths.map((path) => path.replace(/[0-9a-f]{64,}.*$/, '')));
    expect(kinds).toEqual(new Set(['/meeting/', '/preferences/', '/preferences/erase/']));
    for (const path of [...paths, ...paths]) {
      for (const method of ['GET', 'HEAD']) {
        expect((await desk.app.send(method, path)).status, path).toBe(200);
      }
    }
    expect(await stored()).toEqual(before);
  });
});
