import { insertRows } from '../database/insert-rows.ts';
import type { DeliveryConsequences } from '../mail/visitor-email-channel.ts';
import { OutboxEvent, OutboxMessage, OutboxState } from '../mail/outbox-message.entity.ts';
import { setStatus } from '../requests/desk/set-status.ts';
import { RequestStatus, VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { ReplyDraft } from './drafts/reply-draft.entity.ts';
import { RequestReply } from './request-reply.entity.ts';

/** What the end of a reply's delivery means for its request (product 14.11). */
export function replyConsequences(now: () => Date): DeliveryConsequences {
  return {
    /** A request that became new while the reply was on its way is contacted after all. */
    delivered: async (manager, { id, requestId }, at) => {
      const reply = await manager.findOneBy(RequestReply, { id });
      const request = requestId && (await manager.findOneBy(VisitorRequest, { id: requestId }));
      if (reply && request && request.status === RequestStatus.NEW) {
        const by = reply.sentBy;
        await setStatus(manager, [request], { status: RequestStatus.CONTACTED, by, at });
      }
    },

    /**
     * A contacted request without a delivered reply is new again, and the text is the draft of who
     * stopped it, unless they are writing another one.
     */
    givenUp: async (manager, { id, requestId }, by) => {
      const reply = await manager.findOneBy(RequestReply, { id });
      const request = requestId && (await manager.findOneBy(VisitorRequest, { id: requestId }));
      if (!reply || !request) {
        return;
      }
      const at = now();
      const answered = await manager.existsBy(OutboxMessage, {
        requestId: request.id,
        event: OutboxEvent.REQUEST_REPLY,
        state: OutboxState.DELIVERED,
      });
      if (!answered && request.status === RequestStatus.CONTACTED) {
        await setStatus(manager, [request], { status: RequestStatus.NEW, by, at });
      }
      const draft = { requestId: request.id, owner: by };
      if (!(await manager.existsBy(ReplyDraft, draft))) {
        const { subject, message } = reply;
        const basedOnReplies = await manager.countBy(RequestReply, { requestId: request.id });
        await insertRows(manager, ReplyDraft, {
          ...draft,
          subject,
          message,
          basedOnReplies,
          writtenAt: at,
          savedAt: at,
        });
      }
    },
  };
}
