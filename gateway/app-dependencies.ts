import type { RequestHandler } from 'express';
import type { AiServer } from './ai/ai-server.ts';
import type { Database } from './database/database.ts';
import type { Environment } from './env.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Logger } from './log/logger.ts';
import type { MailSettings } from './requests/notifications/mail-channel.ts';
import type { RenderingOptions } from './posts/markdown/content-renderer.ts';
import type { PageAssets, PageRenderer } from './site/pages/renderer.ts';
import type { UploadsPlace } from './uploads-place.ts';

/** The web side, as the build or the development server offers it. */
export interface WebSide {
  loadRenderer: () => Promise<PageRenderer>;
  loadAssets: () => PageAssets;
  /** Serves the browser's files: the build in production, Vite in development. */
  files: RequestHandler;
  development: boolean;
}

/** Everything the application is handed; it does not read the environment by itself. */
export interface AppDependencies {
  database: Database;
  logger: Logger;
  publicUrl: string;
  /** Whether the operator has set it; the local login is watched while not. */
  publicUrlGiven?: boolean;
  identity: Environment['identity'];
  /** The AI server that writes blog posts, if there is one. */
  ai: AiServer;
  sessionSecret: string;
  trustProxy: number;
  limits: RateLimits;
  /** Who carries it may read the figures of the process; nothing is counted without one. */
  metricsToken?: string | undefined;
  mail: MailSettings;
  /** Where files live that belong to this installation, such as the note of the last backup. */
  stateDirectory: string;
  /** The file that keeps which persons were erased, outside the database. */
  erasureJournal: string;
  /** The file in which the search index waits for the next start; none if absent. */
  searchFile?: string;
  /** Where uploaded images are kept. */
  uploads: UploadsPlace;
  /** The folder in which they are kept when no place is chosen, and may lie from before. */
  uploadsDirectory: string;
  /** Where the content files are; they are read once, at start. */
  contentDirectory: string;
  /** Where their checked content is kept for the next start; nowhere if absent. */
  contentCacheFile?: string;
  web: WebSide;
  /** The thread that renders posts' content. */
  rendering: RenderingOptions;
  /** The clock of blog, template and pages; tests may pass another one. */
  now?: () => Date;
}
