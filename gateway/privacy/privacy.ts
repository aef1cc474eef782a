import { accessAfterRestore, type Revocation } from '../backup/end-access.ts';
import type { ChangeListener } from '../changes/change.ts';
import type { JournalPlace } from '../launch/launch-checklist.service.ts';
import type { Logger } from '../log/logger.ts';
import type { ModuleDependencies, PersonalRecords, SiteModule } from '../site-module.ts';
import type { RequestSettingsService } from '../requests/settings/request-settings.service.ts';
import { applyRetention } from './apply-retention.ts';
import { clearResidualData } from './clear-residual-data.ts';
import { ErasureJournal } from './erasure-journal.ts';
import { detectRestore } from './detect-restore.ts';
import { PersonData } from './person-data.ts';
import { PrivacyResolver } from './privacy.resolver.ts';
import { PrivacyService } from './privacy.service.ts';
import { repeatErasures, repeatRevocations } from './repeat-erasures.ts';
import { SharedJournal } from './shared-journal.ts';

interface PrivacyOptions extends ModuleDependencies {
  /** The file that records erased persons. */
  erasureJournal: string;
  /** The same for every gateway. */
  sessionSecret: string;
  /** Contains the retention of requests. */
  settings: RequestSettingsService;
  /** All personal records other than requests. */
  records: readonly PersonalRecords[];
}

/** Personal data and the journal of erasures. */
export interface Privacy extends SiteModule {
  journalPlace: JournalPlace;
  /** Exports and erases the data of a person. */
  person: PersonData;
  /** Call it after each revocation of an API key, so that no restore reactivates the key. */
  keyRevoked: (revocation: Revocation) => Promise<void>;
}

/**
 * Joins again whenever another gateway has added entries, so that this machine has all of them if
 * the database is lost. The next change repeats a failed attempt.
 */
function rejoining(journal: ErasureJournal, shared: SharedJournal, logger: Logger): ChangeListener {
  let isBehind = false;
  return async (changes) => {
    if (isBehind || changes.some(({ topic }) => topic === 'journal' || topic === 'everything')) {
      try {
        await journal.join(shared);
        isBehind = false;
      } catch (error) {
        isBehind = true;
        logger.error({ err: error }, 'The erasure journal could not be merged yet');
      }
    }
  };
}

/**
 * Joins the journal of all gateways, if there may be several and the database account may create
 * it.
 */
async function joinJournals(
  journal: ErasureJournal,
  announce: () => Promise<void>,
  { database, changes, logger, sessionSecret }: PrivacyOptions,
): Promise<JournalPlace> {
  if (database.source.options.type !== 'postgres') {
    return 'beside the database';
  }
  try {
    const shared = await SharedJournal.open(database, sessionSecret);
    if (await journal.join(shared)) {
      await announce();
    }
    changes.follow(rejoining(journal, shared, logger));
    return 'every gateway';
  } catch (error) {
    logger.warn({ err: error }, 'The erasure journal is on this machine only');
    return 'one machine';
  }
}

/**
 * Composes export, erasure and retention (product 8.7), after repeating erasures and revocations
 * that a restored backup does not contain; until then no request may be served and no notification
 * sent.
 */
export async function createPrivacy(options: PrivacyOptions): Promise<Privacy> {
  const { database, changes, logger, settings, records, now } = options;
  const announce = (): Promise<void> =>
    changes.write((_manager, changed) => {
      changed({ topic: 'journal' });
      return Promise.resolve();
    });
  const journal = new ErasureJournal(options.erasureJournal, logger, announce);
  const journalPlace = await joinJournals(journal, announce, options);
  const repeated = await repeatErasures({ database, journal, records, now });
  if (repeated > 0) {
    logger.warn({ erasures: repeated }, 'Erasures missing from the database were repeated');
  }
  const revoked = await repeatRevocations({ database, journal, now });
  if (revoked > 0) {
    logger.warn({ keys: revoked }, 'API keys that the database had restored were revoked again');
  }
  const activeKeys = await detectRestore({ database, journal, now });
  if (activeKeys !== undefined) {
    logger.warn(`The database was restored. ${accessAfterRestore(activeKeys)}`);
  }
  const person = new PersonData({
    database,
    records,
    hashOf: (email) => journal.key.hashOf(email),
    onErased: async (erasure) => {
      journal.append([erasure]);
      await journal.share([erasure]);
      await clearResidualData(database, logger);
    },
    now,
  });
  return {
    journalPlace,
    keyRevoked: async (revocation) => {
      journal.appendRevocations([revocation]);
      await journal.share([], [revocation]);
    },
    person,
    resolvers: [new PrivacyResolver(new PrivacyService(database, person, now))],
    chores: [
      {
        name: 'retention of requests',
        work: () => applyRetention({ database, settings, records, now }),
      },
      { name: 'residual data of erasures', work: () => database.clearResidualData() },
    ],
  };
}
