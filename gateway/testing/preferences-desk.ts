import { expect } from 'vitest';
import { hourMs } from '../../schema/durations.ts';
import { productionLimits } from '../http/rate-limits.ts';
import { decodedMail } from './decoded-mail.ts';
import { startDeskApp, type DeskApp } from './desk-app.ts';
import { generousLimits } from './generous-limits.ts';
import { meetingDeskOf } from './meeting-desk.ts';
import { quickDelivery } from './quick-delivery.ts';
import { demoRequest } from './sample-requests.ts';
import { startSmtpSink, type ReceivedMail } from './smtp-sink.ts';
import { createTestDatabase } from './test-database.ts';
import { startWebhookSink, type ReceivedCall } from './webhook-sink.ts';

const { dataCopiesPerPerson, erasureLinksPerPerson } = productionLimits;
const limits = { ...generousLimits, dataCopiesPerPerson, erasureLinksPerPerson };

const everyFact = 'email requests { id kind sentOn consents { name wording givenAt withdrawnAt } }';

interface ShownPreferences {
  email: string;
  requests: {
    id: string;
    kind: string;
    sentOn: string;
    consents: { name: string; wording: string; givenAt: string; withdrawnAt: string | null }[];
  }[];
}

export function tokenIn(text: string, page = 'preferences'): string {
  return new RegExp(`/${page}/([0-9a-f]{64,})\\b`).exec(text)?.[1] ?? '';
}

/**
 * A site that mails to visitors and sends webhooks when a consent is withdrawn, with production
 * limits per person, on all gateways of the engine, and what a person can do with the links.
 */
export async function startPreferencesDesk(engine: 'sqlite' | 'postgres') {
  const storage = await createTestDatabase(engine);
  const mails = await startSmtpSink();
  const hooks = await startWebhookSink();
  let time = Date.now();
  let persons = 0;
  let email = '';
  const started = (): Promise<DeskApp> =>
    startDeskApp(
      engine,
      {
        mail: {
          smtpUrl: mails.url,
          from: 'Loon <site@loon.example>',
          notify: ['team@loon.example'],
          timings: quickDelivery,
        },
        limits,
        now: () => new Date(time),
      },
      storage,
    );
  const app = await started();
  /** Another gateway on PostgreSQL; on SQLite there is only one. */
  const other = engine === 'postgres' ? await started() : app;
  await app.ask(`mutation { saveRequestSettings(input: {
    waitingTooLongHours: 48, notifyEmails: [], confirmRequests: true
  }) { confirmRequests } }`);
  await meetingDeskOf(app).saveHours();
  await app.ask(
    `mutation ($url: String!) { saveWebhook(input: {
      url: $url, enabled: true, events: ["consent.withdrawn"]
    }) { id } }`,
    { url: hooks.url },
  );

  const mailsTo = (address: string): ReceivedMail[] =>
    mails.mails.filter(({ to }) => to.includes(address));
  /** The newest of this number of mails to the person, decoded. */
  async function mail(count: number): Promise<string> {
    await expect.poll(() => mailsTo(email).length, { timeout: 10_000 }).toBe(count);
    return decodedMail(mailsTo(email).at(-1)?.raw ?? '');
  }
  async function reply(id: string): Promise<void> {
    await app.ask(
      `mutation ($id: ID!) { replyToRequest(id: $id, input: {
        subject: "Hello", message: "Choose: {{meetingLink}}", basedOnReplies: 0
      }) { id } }`,
      { id },
    );
  }
  /** Sends a request, is replied to, and resolves with the token in the reply. */
  async function known(form: object = demoRequest): Promise<{ id: string; token: string }> {
    const before = mailsTo(email).length;
    const id = await app.submit({ ...form, email });
    await reply(id);
    return { id, token: tokenIn(await mail(before + 1)) };
  }
  async function asBearer<T>(
    operation: string,
    variables: Record<string, unknown>,
    gateway = app,
  ): Promise<{ data: T | null; code: string | undefined }> {
    const { data, errors } = await gateway.graphql(operation, variables);
    return { data: data as T | null, code: errors[0]?.extensions.code };
  }
  const preferences = (token: string) =>
    asBearer<{ preferences: ShownPreferences }>(
      `query ($token: String!) { preferences(token: $token) { ${everyFact} } }`,
      { token },
    );
  const withdraw = (token: string, requestId: string, name: string) =>
    asBearer<{ withdrawConsent: ShownPreferences }>(
      `mutation ($token: String!, $requestId: ID!, $name: String!) {
        withdrawConsent(token: $token, requestId: $requestId, name: $name) { ${everyFact} }
      }`,
      { token, requestId, name },
    );
  const act = (name: string, token: string, gateway = app) =>
    asBearer(`mutation ($token: String!) { ${name}(token: $token) }`, { token }, gateway);
  /**
   * One e-mail of each kind that a visitor receives, decoded: confirmation, reply, booked and
   * cancelled meeting, copy of the data, link for erasing it.
   */
  async function receiveEveryMail(): Promise<string[]> {
    const { issueFormToken } = (await app.graphql('mutation { issueFormToken }')).data as {
      issueFormToken: string;
    };
    time += 20_000;
    const id = await app.submit({ ...demoRequest, email }, { formToken: issueFormToken });
    const confirmation = await mail(1);
    await reply(id);
    const offer = await mail(2);
    const meetings = meetingDeskOf(app);
    const meetingToken = tokenIn(offer, 'meeting');
    const [start = ''] = await meetings.times(
      meetingToken,
      new Date(time).toISOString(),
      new Date(time + 240 * hourMs).toISOString(),
    );
    await meetings.book(meetingToken, start);
    const booked = await mail(3);
    await meetings.cancel(meetingToken);
    const cancelled = await mail(4);
    await act('sendMyData', tokenIn(confirmation));
    const data = await mail(5);
    await act('askForErasure', tokenIn(confirmation));
    return [confirmation, offer, booked, cancelled, data, await mail(6)];
  }
  const press = (path: string, fields: Record<string, string> = {}, headers = {}) =>
    fetch(`${app.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(fields),
    });
  async function page(path: string) {
    const response = await app.send('GET', path);
    return { status: response.status, headers: response.headers, html: await response.text() };
  }
  return {
    ...{
      app,
      other,
      mails: mails.mails,
      reply,
      mail,
      known,
      receiveEveryMail,
      preferences,
      withdraw,
      act,
      press,
      page,
    },
    calls: hooks.calls satisfies ReceivedCall[],
    /** The mails to the person, decoded. */
    texts: () => mailsTo(email).map(({ raw }) => decodedMail(raw)),
    now: () => time,
    passTime: (ms: number) => {
      time += ms;
    },
    /** Another person, without mails, and resolves with the address. */
    nextPerson: () => {
      persons += 1;
      email = `ada${String(persons)}@lab${String(persons)}.example`;
      mails.mails.splice(0);
      hooks.calls.splice(0);
      return email;
    },
    close: async () => {
      if (other !== app) await other.close();
      await app.close();
      await storage.remove();
      await mails.close();
      await hooks.close();
    },
  };
}

export type PreferencesDesk = Awaited<ReturnType<typeof startPreferencesDesk>>;
