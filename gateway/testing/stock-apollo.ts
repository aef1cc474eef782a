import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { anonymous } from '../access/actor.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import { createSchema } from '../graphql/schema.ts';
import { createLogger } from '../log/logger.ts';
import { createBlog } from '../posts/blog.ts';
import { openDatabase } from '../site-database.ts';
import { sampleContent } from './sample-content.ts';
import { ownChanges } from './own-changes.ts';
import { ContentRenderer } from '../posts/markdown/content-renderer.ts';
import { systemClock } from '../app-dependencies.ts';

const context = (): Promise<GraphQLContext> =>
  Promise.resolve({ actor: anonymous, clientAddress: '' });

/**
 * The blog's schema served by Apollo Server as its documentation recommends, without the site's
 * additions: the baseline for benchmarks of the site's responses. On Express it takes half as long
 * again.
 */
export async function startStockApollo(): Promise<{ url: string; close: () => Promise<void> }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-stock-'));
  const database = await openDatabase(`sqlite:${path.join(directory, 'site.sqlite')}`);
  const blog = await createBlog({
    database,
    changes: ownChanges(database),
    logger: createLogger({ level: 'silent', pretty: false }),
    contentDirectory: path.resolve(sampleContent),
    renderer: new ContentRenderer({
      program: () => Promise.reject(new Error('Nothing is rendered here.')),
    }),
    now: systemClock,
  });
  const apollo = new ApolloServer<GraphQLContext>({ schema: await createSchema(blog.resolvers) });
  const listen = { port: 0, host: '127.0.0.1' };
  const { url } = await startStandaloneServer(apollo, { context, listen });
  return {
    url: url.replace(/\/$/, ''),
    close: async () => {
      await apollo.stop();
      await blog.close();
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
