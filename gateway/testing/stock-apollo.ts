import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { stranger } from '../access/actor.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import { createSchema } from '../graphql/schema.ts';
import { createLogger } from '../log/logger.ts';
import { createBlog } from '../posts/blog.ts';
import { openDatabase } from '../site-database.ts';
import { sampleContent } from './sample-content.ts';
import { ownChanges } from './own-changes.ts';
import { ContentRenderer } from '../posts/markdown/content-renderer.ts';

/**
 * The blog's schema served by Apollo on Express as their documentation sets them up, without what
 * the site adds: what the site's answers are measured against.
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
  });
  const apollo = new ApolloServer<GraphQLContext>({ schema: await createSchema(blog.resolvers) });
  await apollo.start();
  const app = express();
  const context = () => Promise.resolve({ actor: stranger, clientAddress: '' });
  app.use('/graphql', express.json(), expressMiddleware(apollo, { context }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await apollo.stop();
      await blog.close();
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
