import type { Database } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import type { Blog } from '../posts/blog.ts';
import type { SiteModule } from '../site-module.ts';
import type { AiServer } from './ai-server.ts';
import { ConversationResolver } from './conversation/conversation.resolver.ts';
import { ConversationService } from './conversation/conversation.service.ts';
import { RevisionService } from './conversation/revision.service.ts';
import { GenerationLog } from './generation-log.ts';
import { GenerationResolver } from './generation.resolver.ts';
import { generationRoutes } from './generation.rest.ts';
import { GenerationService } from './generation.service.ts';
import { ModelCalls } from './model-calls.ts';
import { AiSettingsResolver, AiSettingsService } from './settings/ai-settings.service.ts';
import { StreamedGenerations } from './generation-stream.ts';

interface GeneratorOptions {
  database: Database;
  /** Reads posts, and saves generated ones. */
  blog: Pick<Blog, 'adminPosts' | 'editing' | 'loaders'>;
  server: AiServer;
  logger: Logger;
  now: () => Date;
}

/** The parts of the AI blog generator that the application mounts. */
interface Generator extends SiteModule {
  streams: StreamedGenerations;
}

/** Composes the AI blog generator. */
export function createGenerator(options: GeneratorOptions): Generator {
  const { database, server, now } = options;
  const { adminPosts: posts, editing, loaders } = options.blog;
  const settings = new AiSettingsService(database, now);
  const calls = new ModelCalls(server, new GenerationLog(options));
  const generations = new GenerationService({ calls, editing, settings });
  const revisions = new RevisionService({ database, calls, posts, settings });
  const conversations = new ConversationService({ database, posts, editing, now });
  return {
    streams: new StreamedGenerations(generations, revisions),
    resolvers: [
      new GenerationResolver(generations),
      new ConversationResolver(conversations, revisions, loaders),
      new AiSettingsResolver(settings),
    ],
    routes: (actorOf) => generationRoutes(generations, actorOf),
    stop: () => calls.close(),
  };
}
