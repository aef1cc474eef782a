import { DirectFeed } from '../changes/direct-feed.ts';
import { SiteChanges } from '../changes/site-changes.ts';
import type { Database } from '../database/database.ts';
import { createLogger, type Logger } from '../log/logger.ts';

/** The changes made by one gateway only, on either engine, received from now on. */
export function ownChanges(
  database: Database,
  logger: Logger = createLogger({ level: 'silent', pretty: false }),
): SiteChanges {
  const changes = new SiteChanges(database, new DirectFeed(logger));
  void changes.start();
  return changes;
}
