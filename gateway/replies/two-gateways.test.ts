import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDeskApp, type DeskApp } from '../testing/desk-app.ts';
import { quickDelivery } from '../testing/quick-delivery.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { startSmtpSink, type SmtpSink } from '../testing/smtp-sink.ts';
import { createTestDatabase, engines, type TestDatabase } from '../testing/test-database.ts';

const sending = `mutation ($id: ID!, $input: ReplyInput!) {
  replyToRequest(id: $id, input: $input) { replies { message } } }`;

describe.each(engines)('concurrent replies through two gateways on %s', (engine) => {
  let storage: TestDatabase;
  let sink: SmtpSink;
  let desks: [DeskApp, DeskApp];
  beforeAll(async () => {
    sink = await startSmtpSink();
    storage = await createTestDatabase(engine);
    const mail = {
      smtpUrl: sink.url,
      from: 'Loon <site@loon.example>',
      notify: ['team@loon.example'],
      timings: quickDelivery,
    };
    desks = [
      await startDeskApp(engine, { mail }, storage),
      await startDeskApp(engine, { mail }, storage),
    ];
  });
  afterAll(async () => {
    await Promise.all(desks.map((desk) => desk.close()));
    await sink.close();
    await storage.remove();
  });

  it('succeed for one of eight administrators; the others see that reply before anything is sent', async () => {
    const [one, two] = desks;
    const id = await one.submit({ ...demoRequest, email: 'ada@lab.example' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) => {
        const desk = number % 2 === 0 ? one : two;
        const input = { subject: 'Hello', message: `From ${String(number)}`, basedOnReplies: 0 };
        return desk.graphql(sending, { id, input }, desk.cookie);
      }),
    );
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(7);
    const winner = `From ${String(codes.indexOf(undefined))}`;
    for (const desk of desks) {
      expect(
        await desk.ask('query ($id: ID!) { visitorRequest(id: $id) { replies { message } } }', {
          id,
        }),
      ).toEqual({ visitorRequest: { replies: [{ message: winner }] } });
    }
    const toVisitor = () => sink.mails.filter(({ to }) => to.includes('ada@lab.example'));
    await expect.poll(() => toVisitor().length).toBe(1);
    expect(toVisitor()[0]?.raw).toContain(winner);
  });
});
