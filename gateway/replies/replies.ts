import type { Database } from '../database/database.ts';
import { OutboxEvent } from '../mail/outbox-message.entity.ts';
import type { VisitorRequests } from '../requests/visitor-requests.ts';
import type { SiteModule } from '../site-module.ts';
import { ReplyDraftsService } from './drafts/reply-drafts.service.ts';
import type { MeetingLinkOf } from './filled-reply.ts';
import { RepliesResolver } from './replies.resolver.ts';
import { RepliesService } from './replies.service.ts';
import { replyConsequences } from './reply-consequences.ts';
import { ReplyEmails } from './reply-emails.ts';
import { replyRecords } from './reply-records.ts';
import { ReplyTemplatesResolver } from './templates/reply-templates.resolver.ts';
import { ReplyTemplatesService } from './templates/reply-templates.service.ts';

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
