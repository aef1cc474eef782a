import type { Database } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import type { Chore } from '../housekeeping/housekeeping.ts';
import { DirectFeed } from './direct-feed.ts';
import { PostgresFeed } from './postgres-feed.ts';
import { ReplicaWatch } from './replica-watch.ts';
import { SiteChanges } from './site-changes.ts';
import { trimChanges } from './stored-changes.ts';

/** The site's changes, with their background jobs. */
export interface OpenedChanges {
  changes: SiteChanges;
  chores: Chore[];
}

/**
 * Opens the site's changes; to be called before reading any data that follows them.
 * @throws the driver's error when the server does not respond.
 */
export async function openChanges(database: Database, logger: Logger): Promise<OpenedChanges> {
  const { options } = database.source;
  if (options.type !== 'postgres' || options.url === undefined) {
    return {
      changes: new SiteChanges(database, new DirectFeed(logger, () => database.foreignWrites())),
      chores: [],
    };
  }
  const replica = database.replica && new ReplicaWatch(database.replica);
  const feed = await PostgresFeed.open({ url: options.url, replica, logger });
  return {
    changes: new SiteChanges(database, feed),
    chores: [{ name: 'remove received changes', work: () => database.write(trimChanges) }],
  };
}
