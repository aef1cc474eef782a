import { In, type EntityTarget } from 'typeorm';
import type { PersonalRecords } from '../site-module.ts';
import { ReplyDraft } from './drafts/reply-draft.entity.ts';
import { RequestReply } from './request-reply.entity.ts';

/** A table's records that belong to a person's requests. */
function recordsOf<Row extends { requestId: string }>(
  name: string,
  table: EntityTarget<Row>,
): PersonalRecords {
  return {
    name,
    read: (manager, { requestIds }) =>
      manager
        .createQueryBuilder(table, 'row')
        .where({ requestId: In(requestIds) })
        .getMany(),
    erase: async (manager, { requestIds }) => {
      const { affected } = await manager
        .createQueryBuilder()
        .delete()
        .from(table)
        .where({ requestId: In(requestIds) })
        .execute();
      return affected ?? 0;
    },
  };
}

/** Replies to a person's requests, sent and unsent; the outbox provides their messages. */
export const replyRecords = [
  recordsOf('replies', RequestReply),
  recordsOf('replyDrafts', ReplyDraft),
];
