import type { RequestHandler } from 'express';
import type { AiServer } from './ai/ai-server.ts';
import type { Database } from './database/database.ts';
import type { Environment } from './environment/env.ts';
import type { UploadsPlace } from './environment/uploads-place.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Logger } from './log/logger.ts';
import type { MailSettings } from './mail/mail-channel.ts';
import type { RenderingOptions } from './posts/markdown/content-renderer.ts';
import type { PageAssets, PageRenderer } from './site/pages/renderer.ts';

/** Returns the current time. Passed down by the composition, so that tests can change it. */
type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The web side, provided by the build or the development server. */
export interface WebSide {
  loadRenderer: () => Promise<PageRenderer>;
  loadAssets: () => PageAssets;
  /** Serves the browser's files: the build in production, Vite in development. */
  files: RequestHandler;
  development: boolean;
}

/** Everything that the application depends on; it does not read the environment itself. */
export interface AppDependencies {
  database: Database;
  logger: Logger;
  publicUrl: string;
  /** Whether the operator has set it; if not, a lock guards the local login. */
  publicUrlGiven?: boolean;
  identity: Environment['identity'];
  ai: AiServer;
  sessionSecret: string;
  trustProxy: number;
  limits: RateLimits;
  /** The token for reading process metrics; without one, nothing is counted. */
  metricsToken?: string | undefined;
  mail: MailSettings;
  /** The directory for files of this installation, such as the record of the last backup. */
  stateDirectory: string;
  /** The file that records erased persons, outside the database. */
  erasureJournal: string;
  /** The file that stores the search index for the next start; absent to disable. */
  searchFile?: string;
  uploads: UploadsPlace;
  /**
   * The folder for uploaded images if no other place is configured; may also contain older ones.
   */
  uploadsDirectory: string;
  /** The directory of the content files, which are read once at startup. */
  contentDirectory: string;
  /** The file that caches the validated content for the next start; absent to disable. */
  contentCacheFile?: string;
  web: WebSide;
  /** The thread that renders posts' content. */
  rendering: RenderingOptions;
  /** The clock of blog, template and pages; tests may use another one. */
  now?: () => Date;
}
