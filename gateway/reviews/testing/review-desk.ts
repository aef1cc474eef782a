import { expect } from 'vitest';
import type { ReviewCapacity, ReviewDecision } from '../../../schema/review-rules.ts';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { decodedMail } from '../../testing/decoded-mail.ts';
import { quickDelivery } from '../../testing/quick-delivery.ts';
import { startSmtpSink, type SmtpSink } from '../../testing/smtp-sink.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const page = `title html textHash capacity name dueOn message state reason
  changes { field label before after } claims { figure wording source validUntil contradicted }
  findings { rule } notes { id passage note suggestion state }`;

interface Page {
  title: string;
  html: string;
  textHash: string;
  state: string;
  changes: { field: string; before: string; after: string }[];
  notes: { id: string; state: string }[];
  [field: string]: unknown;
}

interface ReviewRow {
  id: string;
  state: string;
  textHash: string | null;
  changedSince: string[];
  notes: { id: string; passage: string; state: string }[];
  [field: string]: unknown;
}

type Answer = Awaited<ReturnType<BlogApp['graphql']>>;

/** A blog with a mail server, whose administrator asks for reviews. */
export interface ReviewDesk {
  app: BlogApp;
  storage: TestDatabase;
  sink: SmtpSink;
  /** Lets time pass for the site. */
  passTime: (ms: number) => void;
  now: () => Date;
  /** Sends an operation as the administrator, or with other headers. */
  send: (query: string, variables: object, headers?: Record<string, string>) => Promise<Answer>;
  /** The last e-mail to an address, decoded, once one has arrived. */
  mailTo: (email: string) => Promise<string>;
  /** Asks for a review and resolves with the token in its e-mail. */
  ask: (postId: string, capacity?: ReviewCapacity, email?: string) => Promise<string>;
  page: (token: string) => Promise<Page>;
  /** The code in the e-mail that a reviewer asks for. */
  code: (token: string, email?: string) => Promise<string>;
  decide: (
    token: string,
    sent: { code: string; decision: ReviewDecision; reason?: string; textHash: string },
  ) => Promise<Answer>;
  /** Approves what the page shows. */
  approve: (token: string, email?: string) => Promise<void>;
  reviews: (postId: string) => Promise<ReviewRow[]>;
  rules: (input: {
    appliesTo: 'NONE' | 'CLAIMS' | 'ALL';
    capacities?: ReviewCapacity[];
    fourEyes?: boolean;
  }) => Promise<void>;
  close: () => Promise<void>;
}

export const rosa = 'rosa@medical.example';

/**
 * Starts the desk on one engine, at the present time; next to another desk, as a second gateway
 * with the same database and mail server.
 */
export async function startReviewDesk(
  engine: 'sqlite' | 'postgres',
  other?: ReviewDesk,
): Promise<ReviewDesk> {
  const storage = other?.storage ?? (await createTestDatabase(engine));
  const sink = other?.sink ?? (await startSmtpSink());
  let passed = 0;
  const now = (): Date => new Date(Date.now() + passed);
  const mail = {
    ...{ smtpUrl: sink.url, from: 'site@loon.example', notify: ['team@loon.example'] },
    timings: quickDelivery,
  };
  const app = await startBlogApp(engine, { mail, now }, storage);
  const send: ReviewDesk['send'] = (query, variables, headers = app.cookie) =>
    app.graphql(query, { ...variables }, headers);
  const accepted = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { data, errors } = await answer;
    expect(errors).toEqual([]);
    return data as T;
  };
  const mailTo: ReviewDesk['mailTo'] = async (email) => {
    const found = () => sink.mails.filter(({ to }) => to.includes(email));
    await expect.poll(() => found().length, { timeout: 10_000 }).toBeGreaterThan(0);
    return decodedMail(found().at(-1)?.raw ?? '');
  };
  const tokenIn = (text: string): string => /\/review\/([0-9a-f]{64})/.exec(text)?.[1] ?? '';
  const desk: ReviewDesk = {
    ...{ app, storage, sink, now, send, mailTo },
    passTime: (ms) => {
      passed += ms;
    },
    ask: async (postId, capacity = 'MEDICAL', email = rosa) => {
      const known = sink.mails.filter(({ to, raw }) => to.includes(email) && tokenIn(raw)).length;
      await accepted(
        send(
          `mutation ($postId: ID!, $input: RequestReviewInput!) {
            requestReview(postId: $postId, input: $input) { id } }`,
          { postId, input: { name: 'Rosa Diaz', email, capacity } },
        ),
      );
      const found = () =>
        sink.mails.filter(({ to, raw }) => to.includes(email) && tokenIn(decodedMail(raw)));
      await expect.poll(() => found().length, { timeout: 10_000 }).toBe(known + 1);
      return tokenIn(decodedMail(found().at(-1)?.raw ?? ''));
    },
    page: async (token) => {
      const { reviewByToken } = await accepted<{ reviewByToken: Page }>(
        send(`query ($token: String!) { reviewByToken(token: $token) { ${page} } }`, { token }, {}),
      );
      return reviewByToken;
    },
    code: async (token, email = rosa) => {
      const codes = () =>
        sink.mails
          .filter(({ to }) => to.includes(email))
          .flatMap(({ raw }) => /^(\d{6})$/m.exec(decodedMail(raw))?.[1] ?? []);
      const before = codes().length;
      await accepted(
        send('mutation ($token: String!) { sendReviewCode(token: $token) }', { token }, {}),
      );
      await expect.poll(() => codes().length, { timeout: 10_000 }).toBe(before + 1);
      return codes().at(-1) ?? '';
    },
    decide: (token, sent) =>
      send(
        `mutation ($token: String!, $code: String!, $decision: ReviewDecision!, $reason: String,
          $textHash: String!) {
          decideReview(token: $token, code: $code, decision: $decision, reason: $reason,
            textHash: $textHash) { state } }`,
        { token, ...sent },
        {},
      ),
    approve: async (token, email = rosa) => {
      const { textHash } = await desk.page(token);
      const code = await desk.code(token, email);
      const { errors } = await desk.decide(token, { code, decision: 'APPROVE', textHash });
      expect(errors).toEqual([]);
    },
    reviews: async (postId) => {
      const { reviews } = await accepted<{ reviews: ReviewRow[] }>(
        send(
          `query ($postId: ID!) { reviews(postId: $postId) {
            id name email capacity dueOn state sentAt decidedAt reason textHash changedSince
            notes { id passage note suggestion state createdAt } } }`,
          { postId },
        ),
      );
      return reviews;
    },
    rules: async ({ capacities = [], fourEyes = false, ...rest }) => {
      await accepted(
        send(
          `mutation ($input: ReviewRulesInput!) {
            saveReviewRules(input: $input) { appliesTo capacities fourEyes } }`,
          { input: { ...rest, capacities, fourEyes } },
        ),
      );
    },
    close: async () => {
      await app.close();
      if (other !== undefined) return;
      await sink.close();
      await storage.remove();
    },
  };
  return desk;
}
