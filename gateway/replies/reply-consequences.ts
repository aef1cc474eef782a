import { insertRows } from '../database/rows.ts';
import type { DeliveryConsequences } from '../mail/visitor-email-channel.ts';
import { OutboxEvent, OutboxMessage, OutboxState } from '../mail/outbox-message.entity.ts';
import { setStatus } from '../requests/desk/set-status.ts';
import { RequestStatus, VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { ReplyDraft } from './drafts/reply-draft.entity.ts';
import { RequestReply } from './request-reply.entity.ts';

/** Updates a request after the outcome of a reply's delivery (product 14.11). */
export function replyConsequences(now: () => Date): DeliveryConsequences {
  return {
    /** A request that was set to new while the reply was being delivered becomes contacted. */
    delivered: async (manager, { id, requestId }, at) => {
      const reply = await manager.findOneBy(RequestReply, { id });
      const request = requestId && (await manager.findOneBy(VisitorRequest, { id: requestId }));
      if (reply && request && request.status === RequestStatus.NEW) {
        const by = reply.sentBy;
        await setStatus(manager, [request], { status: RequestStatus.CONTACTED, by, at });
      }
    },

    /**
     * A contacted request without a delivered reply becomes new again, and its text becomes the
     * draft of the administrator who stopped the delivery, unless they are writing another reply.
     */
    stopped: async (manager, { id, requestId }, by) => {
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
