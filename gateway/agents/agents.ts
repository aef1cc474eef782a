import type { AddressLimiter } from '../http/rate-limits.ts';
import type { Logger } from '../log/logger.ts';
import { logFailure } from '../log/log-failure.ts';
import type { SiteModule } from '../site-module.ts';
import { ArticleResources } from './article-resources.ts';
import { mcpRoutes } from './mcp.rest.ts';
import { articleTools, type ArticleReading } from './tools/article-tools.ts';
import { draftTools, type DraftWriting } from './tools/draft-tools.ts';
import { siteTools, type SiteReading } from './tools/site-tools.ts';

interface AgentsOptions {
  logger: Logger;
  publicUrl: string;
  brand: () => string;
  articles: Omit<ArticleReading, 'publicUrl'>;
  content: SiteReading;
  drafts: Omit<DraftWriting, 'publicUrl'>;
  /** Counts the cost of a call beyond the one read already counted for its message. */
  limiter: Pick<AddressLimiter, 'take'>;
  /** Called when an agent has read an article. */
  articleRead: (userAgent: string | undefined, slug: string) => void;
}

/**
 * The tools and resources for agents at `/mcp` (product 20.3). The protocol library is loaded with
 * the first message.
 */
export function createAgents(options: AgentsOptions): SiteModule {
  const { logger, publicUrl, brand, content, limiter } = options;
  const articles = { ...options.articles, publicUrl };
  const offer = {
    brand,
    tools: [
      ...articleTools(articles),
      ...siteTools(content, publicUrl),
      ...draftTools({ ...options.drafts, publicUrl }),
    ],
    resources: new ArticleResources(articles),
  };
  const load = () => import('./mcp-server.ts');
  return {
    routes: (actorOf) =>
      mcpRoutes({
        publicUrl,
        actorOf,
        load,
        answer: async ({ requestId, clientAddress, userAgent, ...message }) => {
          const { answerMessage } = await load();
          const failed = (error: unknown): void =>
            logFailure(logger, error, { requestId, path: '/mcp' });
          const charge = async (reads: number): Promise<void> => {
            if (reads > 1) await limiter.take(clientAddress, reads - 1);
          };
          const articleRead = (slug: string): void => options.articleRead(userAgent, slug);
          return answerMessage(offer, { ...message, charge, articleRead, failed });
        },
      }),
  };
}
