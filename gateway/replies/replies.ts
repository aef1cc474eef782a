import { In, type EntityTarget } from 'typeorm';
import type { Database } from '../database/database.ts';
import { OutboxEvent } from '../mail/outbox-message.entity.ts';
import type { VisitorRequests } from '../requests/visitor-requests.ts';
import type { PersonalRecords, SiteModule } from '../site-module.ts';
import { ReplyDraft } from './drafts/reply-draft.entity.ts';
import { ReplyDraftsService } from './drafts/reply-drafts.service.ts';
import type { MeetingLinkOf } from './filled-reply.ts';
import { RepliesResolver } from './replies.resolver.ts';
import { RepliesService } from './replies.service.ts';
import { replyConsequences } from './reply-consequences.ts';
import { ReplyEmails } from './reply-emails.ts';
import { RequestReply } from './request-reply.entity.ts';
import { ReplyTemplatesResolver } from './templates/reply-templates.resolver.ts';
import { ReplyTemplatesService } from './templates/reply-templates.service.ts';

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
const replyRecords = [recordsOf('replies', RequestReply), recordsOf('replyDrafts', ReplyDraft)];

interface RepliesOptions {
  database: Database;
  requests: VisitorRequests;
  /** The link for the visitor of a request to book a meeting, or the reason why there is none. */
  meetingLink: MeetingLinkOf;
  now: () => Date;
}

/** Composes replies to visitors' requests, their drafts and their templates (product 14). */
export function createReplies({
  database,
  requests,
  meetingLink,
  now,
}: RepliesOptions): SiteModule {
  const { outbox, visitorEmails, answerTo, startOutbox } = requests;
  const replyEmails = new ReplyEmails({ database, answerTo });
  visitorEmails.writtenBy(OutboxEvent.REQUEST_REPLY, replyEmails.write);
  visitorEmails.followedBy(OutboxEvent.REQUEST_REPLY, replyConsequences(now));
  const drafts = new ReplyDraftsService(database, now);
  return {
    resolvers: [
      new RepliesResolver(
        new RepliesService({ database, outbox, meetingLink, onReply: startOutbox }),
        drafts,
      ),
      new ReplyTemplatesResolver(new ReplyTemplatesService(database, now)),
    ],
    records: replyRecords,
    chores: [{ name: 'old drafts of replies', work: () => drafts.purge() }],
  };
}
