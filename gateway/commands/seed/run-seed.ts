import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { Administrator } from '../../access/actor.ts';
import { isLoopbackHost } from '../../../schema/loopback.ts';
import { readEnvironment } from '../../environment/env.ts';
import type { Database } from '../../database/database.ts';
import { createBlog } from '../../posts/blog.ts';
import { compileContentThread } from '../../posts/markdown/compile-content-thread.ts';
import { RequestStatus, VisitorRequest } from '../../requests/entities/visitor-request.entity.ts';
import { openChanges } from '../../changes/site-changes.ts';
import { seedVisits } from './seed-visits.ts';
import { openDatabase } from '../../site-database.ts';
import { ContentRenderer } from '../../posts/markdown/content-renderer.ts';
import { systemClock } from '../../app-dependencies.ts';
import type { PostEditingService } from '../../posts/editing/post-editing.service.ts';
import { dayMs } from '../../../schema/durations.ts';
import { CommonCap } from '../../http/rate-limits.ts';
import { Outbox } from '../../mail/outbox.ts';
import { OutboxMessage } from '../../mail/outbox-message.entity.ts';
import { RequestDesk } from '../../requests/desk/request-desk.service.ts';
import { RequestIntake } from '../../requests/intake/request-intake.service.ts';
import { FormTokens } from '../../requests/spam/form-token.ts';
import { oneOf, sampleForm, sequence } from './sample-forms.ts';

const buttons = ['hero', 'header', 'lens', 'contact'] as const;
const campaigns = ['newsletter', 'poster', undefined, undefined] as const;

/** Times over the last `days`, oldest first; requests become more frequent towards now. */
function moments(count: number, days: number, now: Date, next: () => number): Date[] {
  return Array.from({ length: count }, () => now.getTime() - next() ** 1.6 * days * dayMs)
    .sort((one, other) => one - other)
    .map((time) => new Date(time));
}

/**
 * Submits `count` made-up forms over the last nine months, most of them answered. No notifications
 * are sent.
 */
async function seedRequests(
  database: Database,
  { count, actor, now }: { count: number; actor: Administrator; now: Date },
): Promise<void> {
  const next = sequence(7);
  let clock = now;
  const present = (): Date => clock;
  const outbox = new Outbox('loon.example', present);
  const nobody = (): void => undefined;
  const tokens = new FormTokens('sample', present);
  const cap = new CommonCap({ points: count + 1, seconds: 1 });
  const intake = new RequestIntake({
    database,
    tokens,
    outbox,
    cap,
    onNotification: nobody,
    now: present,
  });
  const desk = new RequestDesk({
    database,
    outbox,
    onNotification: nobody,
    assignable: () => Promise.resolve([]),
    now: present,
  });
  for (const at of moments(count, 270, now, next)) {
    clock = new Date(at.getTime() - 60_000);
    const formToken = intake.issueFormToken();
    clock = at;
    const visit = sampleForm(next);
    const utmSource = oneOf(campaigns, next);
    const origin = { formToken, button: oneOf(buttons, next), ...(utmSource && { utmSource }) };
    const { id } =
      visit.form === 'access'
        ? await intake.submitAccessRequest(visit.values, origin)
        : await intake.submitDemoRequest(visit.values, origin);
    const ageDays = (now.getTime() - at.getTime()) / dayMs;
    if (ageDays > 3 && next() < 0.9) {
      clock = new Date(at.getTime() + next() * 2 * dayMs);
      await desk.setStatus(actor, [id], RequestStatus.CONTACTED);
      if (ageDays > 20 && next() < 0.7) {
        clock = new Date(clock.getTime() + next() * 10 * dayMs);
        await desk.setStatus(actor, [id], RequestStatus.CLOSED);
      }
    }
  }
  await database.write((manager) => manager.clear(OutboxMessage));
}

const paragraph =
  'This is a sample text that shows how a post looks in the list, in the editor and in its history. ' +
  'It takes the place of an argument about evidence: which studies were found, which were left ' +
  'out and why, and what an assessor would want to see before accepting the comparison.';

function body(...headings: string[]): string {
  return headings
    .map((heading) => `## ${heading}\n\n${paragraph}\n\n- A sample point\n- Another one`)
    .join('\n\n');
}

/** Creates made-up posts: two drafts, one scheduled in a week, and one with a version history. */
async function seedPosts(
  editing: PostEditingService,
  { actor, now }: { actor: Administrator; now: Date },
): Promise<void> {
  const author = 'Loon Team';
  await editing.create(actor, {
    title: 'Sample: what an assessor asks first',
    content: body('The question', 'What is missing'),
    author,
    tags: ['HTA', 'Sample'],
  });
  await editing.create(actor, {
    title: 'Sample: notes for a post on living reviews',
    content: body('Notes'),
    author,
    tags: ['Systematic reviews', 'Sample'],
  });
  await editing.create(actor, {
    title: 'Sample: a post that appears next week',
    content: body('Why it is scheduled', 'What it says'),
    author,
    tags: ['Sample'],
    published: true,
    publishedAt: new Date(now.getTime() + 7 * dayMs),
  });
  let post = await editing.create(actor, {
    title: 'Sample: a post with a history',
    content: body('First version'),
    author,
    tags: ['Sample'],
  });
  for (const heading of ['Second version', 'Third version']) {
    post = await editing.update(
      actor,
      post.id,
      { version: post.version, content: body('First version', heading) },
      { versionRequired: true },
    );
  }
}

const usage = 'Usage: npm run seed [-- --requests COUNT]';
const sampleAdministrator: Administrator = {
  kind: 'administrator',
  email: 'sample@loon.example',
  firstName: 'Sample',
  roles: ['OWNER'],
};

/** Why a site is not to be filled with samples; undefined when it may be. */
async function objection(database: Database, publicUrl: string): Promise<string | undefined> {
  if (!isLoopbackHost(new URL(publicUrl).hostname)) {
    return `Sample data is for a site on your own machine, and PUBLIC_URL is ${publicUrl}.`;
  }
  return (await database.reader.count(VisitorRequest)) > 0
    ? 'There are already requests. Sample data is for an empty site.'
    : undefined;
}

/**
 * `npm run seed [-- --requests COUNT]`: fills the site that `environment` describes with months of
 * made-up requests and visits, drafts, versions and a scheduled post, for development. Resolves with the exit
 * code.
 */
export async function runSeed(
  environment: NodeJS.ProcessEnv,
  options: string[],
  say: (line: string) => void,
  now: Date = new Date(),
): Promise<number> {
  const { values } = parseArgs({
    args: options,
    options: { requests: { type: 'string', default: '240' } },
  });
  const count = Number(values.requests);
  if (!Number.isInteger(count) || count < 1 || count > 10_000) {
    say(usage);
    return 2;
  }
  const { databaseUrl, publicUrl } = readEnvironment(environment);
  const database = await openDatabase(databaseUrl);
  try {
    const reason = await objection(database, publicUrl);
    if (reason !== undefined) {
      say(reason);
      return 1;
    }
    const actor = sampleAdministrator;
    const logger = pino({ level: 'silent' });
    const { changes } = await openChanges(database, logger);
    const blog = await createBlog({
      database,
      changes,
      logger,
      contentDirectory: path.resolve('data/content'),
      renderer: new ContentRenderer({ program: compileContentThread }),
      now: systemClock,
    });
    await seedPosts(blog.editing, { actor, now });
    const articles = await blog.posts.list({ first: 20 });
    await blog.close();
    await changes.stop();
    await seedRequests(database, { count, actor, now });
    await seedVisits(database, { slugs: articles.items.map(({ slug }) => slug), now });
    say(
      `Sample requests: ${String(count)}; sample posts: 4; days with sample visits: 121. Start the site to see them.`,
    );
    return 0;
  } finally {
    await database.close();
  }
}
