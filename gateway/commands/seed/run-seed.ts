import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { Administrator } from '../../access/actor.ts';
import { isLoopbackHost } from '../../../schema/loopback.ts';
import { readEnvironment } from '../../environment/env.ts';
import type { Database } from '../../database/database.ts';
import { createBlog } from '../../posts/blog.ts';
import { compileContentThread } from '../../posts/markdown/compile-content-thread.ts';
import { VisitorRequest } from '../../requests/entities/visitor-request.entity.ts';
import { openChanges } from '../../changes/site-changes.ts';
import { seedPosts } from './seed-posts.ts';
import { seedVisits } from './seed-visits.ts';
import { seedRequests } from './seed-requests.ts';
import { openDatabase } from '../../site-database.ts';
import { ContentRenderer } from '../../posts/markdown/content-renderer.ts';
import { systemClock } from '../../app-dependencies.ts';

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
