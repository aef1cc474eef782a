import type { Request, RequestHandler } from 'express';
import type { Actor } from '../auth/actor.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import type { PostEditingService } from '../posts/post-editing.service.ts';
import type { AiServer } from './ai-server.ts';
import { GenerationResolver } from './generation.resolver.ts';
import { generationRoutes } from './generation.rest.ts';
import { GenerationService } from './generation.service.ts';
import { AiSettingsResolver } from './settings/ai-settings.resolver.ts';
import { AiSettingsService } from './settings/ai-settings.service.ts';

interface GeneratorOptions {
  database: Database;
  /** Saves what was written. */
  editing: PostEditingService;
  server: AiServer;
  logger: Logger;
  now: () => Date;
}

/** The parts of the AI blog generator that the application mounts. */
export interface Generator {
  generations: GenerationService;
  resolvers: object[];
  /** The documented path. */
  routes: (actorOf: (request: Request) => Actor) => RequestHandler;
  /** Ends what is being written; nothing new begins. */
  close: () => Promise<void>;
}

/** Composes the AI blog generator. */
export function createGenerator(options: GeneratorOptions): Generator {
  const settings = new AiSettingsService(options.database, options.now);
  const generations = new GenerationService({ ...options, settings });
  return {
    generations,
    resolvers: [new GenerationResolver(generations), new AiSettingsResolver(settings)],
    routes: (actorOf) => generationRoutes(generations, actorOf),
    close: () => generations.close(),
  };
}
