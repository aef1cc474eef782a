import { DateTime } from 'luxon';
import { IsNull } from 'typeorm';
import type { Database } from '../database/database.ts';
import type { VisitorEmail, VisitorEmailWriter } from '../mail/visitor-email-channel.ts';
import { OutboxEvent } from '../mail/outbox-message.entity.ts';
import type { Outbox } from '../mail/outbox.ts';
import { requestsLock } from '../database/locks.ts';
import { filteredSelection, partsOf } from '../requests/desk/request-filter.ts';
import { queuedTooLongSince } from '../requests/desk/undelivered-replies.ts';
import { overdueBefore } from '../requests/desk/awaiting-reply.ts';
import { firstIdAt } from '../requests/entities/request-ids.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import type { RequestSettingsService } from '../requests/settings/request-settings.service.ts';
import { dayMs } from '../../schema/durations.ts';

/** A request that has been overdue for longer than this is not announced any more. */
const announcedForMs = 7 * dayMs;
/** The maximum number per round; the others follow in the next one. */
const perRound = 50;

interface OverdueAlarmOptions {
  database: Database;
  outbox: Outbox;
  settings: RequestSettingsService;
  /** E-mail addresses of the people who may be assigned requests, in lower case. */
  assignable: () => Promise<string[]>;
  publicUrl: string;
  now: () => Date;
}

/** Announces each overdue request with one e-mail (product 14.9). */
export class OverdueAlarm {
  constructor(private readonly options: OverdueAlarmOptions) {}

  /** Adds an announcement to the outbox for each request that has become overdue. */
  async announce(): Promise<void> {
    const { database, outbox, settings, now } = this.options;
    const at = now();
    const before = overdueBefore(at, await settings.current());
    const after = new Date(before.getTime() - announcedForMs);
    const range = { from: firstIdAt(after), below: firstIdAt(before) };
    for (const part of partsOf({ awaitingReplySince: queuedTooLongSince(at) })) {
      const due = await filteredSelection(database.reader, part, range)
        .andWhere({ alarmedAt: IsNull() })
        .orderBy('request.id', 'ASC')
        .limit(perRound)
        .getMany();
      for (const { id } of due) {
        await database.write(async (manager) => {
          // With several gateways, and after a crash, only one finds the row unchanged; a reply may
          // have been delivered in the meantime.
          const awaits = await filteredSelection(manager, part, { among: [id] })
            .andWhere({ alarmedAt: IsNull() })
            .getExists();
          const unannounced = { id, alarmedAt: IsNull() };
          if (!awaits) return;
          const { affected } = await manager.update(VisitorRequest, unannounced, { alarmedAt: at });
          if (affected === 1) {
            await outbox.notice(manager, { event: OutboxEvent.REQUEST_WAITING, requestId: id });
          }
        }, requestsLock);
      }
    }
  }

  /**
   * Sent to the assignee of the request, or to those who are notified of requests; undefined once
   * it is erased.
   */
  readonly write: VisitorEmailWriter = async ({ requestId }): Promise<VisitorEmail | undefined> => {
    const { database, assignable, publicUrl } = this.options;
    if (requestId === null) return undefined;
    const request = await database.reader.findOneBy(VisitorRequest, { id: requestId });
    if (request === null) return undefined;
    const { id, firstName, lastName, affiliation, assignedTo, createdAt, email } = request;
    const name = `${firstName} ${lastName}`;
    const isReachable = assignedTo !== null && (await assignable()).includes(assignedTo);
    const since = DateTime.fromJSDate(createdAt, { zone: 'utc' })
      .setLocale('en-US')
      .toFormat('LLLL d, yyyy, HH:mm');
    return {
      ...(isReachable ? { to: assignedTo } : {}),
      replyTo: { name, address: email },
      subject: `Overdue request: ${name}, ${affiliation}`,
      text: [
        `The request from ${name}, ${affiliation}, has been awaiting a reply since ${since} UTC.`,
        assignedTo === null ? 'Not assigned' : `Assigned to: ${assignedTo}`,
        '',
        `Reply here: ${publicUrl}/blog-admin?tab=requests&request=${id}`,
        '',
      ].join('\n'),
    };
  };
}
