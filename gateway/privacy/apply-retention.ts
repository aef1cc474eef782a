import { v7 as uuidv7 } from 'uuid';
import { LessThan } from 'typeorm';
import type { Database } from '../database/database.ts';
import { firstIdAt } from '../requests/entities/request-ids.ts';
import { requestsLock } from '../database/locks.ts';
import type { RequestSettingsService } from '../requests/settings/request-settings.service.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { eraseRequests } from './erase-requests.ts';
import { Erasure, ErasureReason } from './erasure.entity.ts';
import type { PersonalRecords } from '../site-module.ts';
import { dayMs } from '../../schema/durations.ts';

/**
 * The number of requests per transaction, so that the database is free for visitors' requests in
 * between.
 */
const batch = 200;

interface RetentionOptions {
  database: Database;
  settings: RequestSettingsService;
  records: readonly PersonalRecords[];
  now: () => Date;
}

/**
 * Erases requests whose retention has ended, with all related records, and stores one record of the
 * erasure. Does nothing if no retention is set.
 */
export async function applyRetention(options: RetentionOptions): Promise<void> {
  const { database, settings, records, now } = options;
  const { retentionDays } = await settings.current();
  if (retentionDays === null) {
    return;
  }
  const over = LessThan(firstIdAt(new Date(now().getTime() - retentionDays * dayMs)));
  for (;;) {
    const erased = await database.write(
      async (manager) => {
        const requests = await manager.find(VisitorRequest, {
          where: { id: over },
          select: { id: true, kind: true },
          order: { id: 'ASC' },
          take: batch,
        });
        const requestIds = requests.map(({ id }) => id);
        if (requestIds.length === 0) {
          return 0;
        }
        const counts = await eraseRequests(manager, records, requestIds);
        await manager.insert(Erasure, {
          ...counts,
          id: uuidv7(),
          reason: ErasureReason.RETENTION,
          emailHash: null,
          erasedAt: now(),
          erasedBy: 'retention',
        });
        return requestIds.length;
      },
      { ...requestsLock, erases: true },
    );
    if (erased < batch) {
      return;
    }
  }
}
