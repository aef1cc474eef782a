import ICAL from 'ical.js';
import type { BrowserContext, Page } from '@playwright/test';
import { demoRequest } from '../gateway/testing/sample-requests.ts';
import { startSmtpSink, type ReceivedMail, type SmtpSink } from '../gateway/testing/smtp-sink.ts';
import { expect, logInByCookie, test as base } from './admin-fixtures.ts';
import { closePages, loadHarness } from './fixtures.ts';

/** Every day at every hour, so that there are times whenever a test runs. */
export const everyHour = {
  timeZone: 'Europe/Berlin',
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '18:00' })),
  lengthMinutes: 30,
  gapMinutes: 30,
  noticeHours: 24,
  daysAhead: 60,
  daysOff: [] as string[],
};

type Settings = typeof everyHour;

/** An event of an invitation, as a calendar program parses it. */
export interface Invitation {
  method: string;
  uid: string;
  sequence: number;
  startsAt: string;
  status: string | undefined;
}

/** A site whose administrator offers meetings, and the mail server that receives its e-mails. */
export interface MeetingSite {
  url: string;
  sink: SmtpSink;
  /** Sends a GraphQL operation as the administrator. */
  ask: <T>(query: string, variables?: object) => Promise<T>;
  offer: (changes?: Partial<Settings>) => Promise<void>;
  /** Sends a request over the form's shim and returns its id. */
  request: (changes?: Partial<typeof demoRequest>) => Promise<string>;
  /** Sends a request, replies to it with a link, and returns the link's URL. */
  invite: (changes?: Partial<typeof demoRequest>) => Promise<string>;
}

export function textOf({ raw }: ReceivedMail): string {
  return raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
}

/** The event in a mail's calendar part, read by an independent parser. */
export function invitationIn({ raw }: ReceivedMail): Invitation {
  const part =
    raw.split(/\r?\n--/).find((each) => /content-type: text\/calendar/i.test(each)) ?? '';
  const [head = '', ...lines] = part.split(/\r?\n\r?\n/);
  const body = lines.join('\r\n\r\n');
  const text = /transfer-encoding: base64/i.test(head)
    ? Buffer.from(body, 'base64').toString('utf8')
    : body
        .replace(/=\r?\n/g, '')
        .replace(/((?:=[0-9A-F]{2})+)/g, (bytes) =>
          Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
        );
  const parsed: unknown = ICAL.parse(text);
  const calendar = new ICAL.Component(parsed as string);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    status: event.component.getFirstPropertyValue('status')?.toString(),
  };
}

/** The mails to an address so far. */
export function mailsTo(sink: SmtpSink, address: string): ReceivedMail[] {
  return sink.mails.filter(({ to }) => to.includes(address));
}

/**
 * Goes to a day whose times are all in the future, whenever the test runs: the first of the next
 * month.
 */
export async function goToFullDay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('group', { name: 'Day', exact: true }).getByRole('radio').first().check();
}

async function start(context: BrowserContext) {
  const sink = await startSmtpSink();
  const { startTestSite } = await loadHarness();
  const site = await startTestSite({
    SMTP_URL: sink.url,
    MAIL_FROM: 'Loon <site@loon.example>',
    NOTIFY_EMAILS: 'team@loon.example',
  });
  await logInByCookie(context, site);
  const cookie = await site.logIn();
  const ask = async <T>(query: string, variables: object = {}): Promise<T> => {
    const response = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: T; errors?: object[] };
    expect(errors).toBeUndefined();
    return data;
  };
  const request = async (changes: Partial<typeof demoRequest> = {}): Promise<string> => {
    const { email = demoRequest.email } = changes;
    const sent = await fetch(`${site.url}/api/loon-demo-request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...demoRequest, ...changes }),
    });
    expect(sent.status).toBe(201);
    const { visitorRequests } = await ask<{
      visitorRequests: { edges: { node: { id: string } }[] };
    }>(
      'query ($search: String!) { visitorRequests(first: 1, filter: { search: $search }) { edges { node { id } } } }',
      { search: email },
    );
    return visitorRequests.edges[0]?.node.id ?? '';
  };
  const desk: MeetingSite = {
    url: site.url,
    sink,
    ask,
    request,
    offer: async (changes = {}) => {
      await ask(
        'mutation ($input: MeetingSettingsInput!) { saveMeetingSettings(input: $input) { timeZone } }',
        { input: { ...everyHour, ...changes } },
      );
    },
    invite: async (changes = {}) => {
      const id = await request(changes);
      const { replyToRequest } = await ask<{ replyToRequest: { replies: { message: string }[] } }>(
        `mutation ($id: ID!) { replyToRequest(id: $id, input: {
          subject: "A time for us", message: "{{meetingLink}}", basedOnReplies: 0
        }) { replies { message } } }`,
        { id },
      );
      return replyToRequest.replies[0]?.message ?? '';
    },
  };
  return { desk, close: () => Promise.all([site.close(), sink.close()]) };
}

export const test = base.extend<{ meetings: MeetingSite }>({
  meetings: async ({ context }, use) => {
    const { desk, close } = await start(context);
    await use(desk);
    await closePages(context);
    await close();
  },
});

export { expect };
