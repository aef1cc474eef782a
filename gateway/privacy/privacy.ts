import type { Database } from '../database/database.ts';
import type { JournalPlace } from '../launch/launch-checklist.service.ts';
import type { Logger } from '../log/logger.ts';
import type { PersonalRecords } from '../personal-records.ts';
import type { RequestSettingsService } from '../requests/settings/request-settings.service.ts';
import type { SiteModule } from '../site-module.ts';
import { applyRetention } from './apply-retention.ts';
import { clearRemains } from './clear-remains.ts';
import { ErasureJournal } from './erasure-journal.ts';
import { PrivacyResolver } from './privacy.resolver.ts';
import { PrivacyService } from './privacy.service.ts';
import { repeatErasures } from './repeat-erasures.ts';
import { SharedJournal } from './shared-journal.ts';

interface PrivacyOptions {
  database: Database;
  logger: Logger;
  /** The file that keeps which persons were erased. */
  erasureJournal: string;
  /** The same for every gateway. */
  sessionSecret: string;
  /** Say how long requests are kept. */
  settings: RequestSettingsService;
  /** Everything that is kept about persons beside their requests. */
  records: readonly PersonalRecords[];
  now: () => Date;
}

/** A person's data, and where it is kept that it was erased. */
interface Privacy extends SiteModule {
  journalPlace: JournalPlace;
}

/** Joins the journal of all gateways, where there may be several and the account may have one. */
async function joinJournals(
  journal: ErasureJournal,
  { database, logger, sessionSecret }: PrivacyOptions,
): Promise<JournalPlace> {
  if (database.source.options.type !== 'postgres') {
    return 'beside the database';
  }
  try {
    await journal.join(await SharedJournal.open(database, sessionSecret));
    return 'every gateway';
  } catch (error) {
    logger.warn({ err: error }, 'The journal of erasures stands on this machine only');
    return 'one machine';
  }
}

/**
 * Composes export, erasure and retention (product 8.7), after erasures that a restored backup has
 * forgotten were made again; nobody may be served or notified before.
 */
export async function createPrivacy(options: PrivacyOptions): Promise<Privacy> {
  const { database, logger, settings, records, now } = options;
  const journal = new ErasureJournal(options.erasureJournal, logger);
  const journalPlace = await joinJournals(journal, options);
  const repeated = await repeatErasures({ database, journal, records, now });
  if (repeated > 0) {
    logger.warn({ erasures: repeated }, 'Erasures that the database had forgotten were made again');
  }
  return {
    journalPlace,
    resolvers: [
      new PrivacyResolver(
        new PrivacyService(
          database,
          records,
          (email) => journal.key.hashOf(email),
          async (erasure) => {
            journal.append([erasure]);
            await journal.share([erasure]);
            await clearRemains(database, logger);
          },
          now,
        ),
      ),
    ],
    chores: [
      {
        name: 'retention of requests',
        work: () => applyRetention({ database, settings, records, now }),
      },
      { name: 'remains of what was erased', work: () => database.clearRemains() },
    ],
  };
}
