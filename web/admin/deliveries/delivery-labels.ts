import type {
  NotificationFragment,
  OutboxChannel,
  OutboxEvent,
  OutboxState,
} from '../../generated/admin.ts';

const channelLabels: Record<OutboxChannel, string> = {
  MAIL: 'E-mail',
  WEBHOOK: 'Webhook',
  VISITOR_MAIL: 'E-mail to the visitor',
};

/** The display name of a notification's channel; who is invited or reviews is no visitor. */
export function channelLabel({
  channel,
  requestId,
}: Pick<NotificationFragment, 'channel' | 'requestId'>): string {
  return requestId === null && channel === 'VISITOR_MAIL' ? 'E-mail' : channelLabels[channel];
}

/** What a notification is about. */
export const eventLabels: Record<OutboxEvent, string> = {
  REQUEST_RECEIVED: 'New request',
  REQUEST_STATUS: 'Status of a request',
  REQUEST_WAITING: 'Overdue request',
  REQUEST_REPLY: 'Reply to a request',
  REQUEST_CONFIRMED: 'Confirmation of a request',
  CONSENT_WITHDRAWN: 'Withdrawn consent',
  PERSON_DATA: 'Copy of personal data',
  PERSON_ERASURE: 'Link to erase personal data',
  MEETING_BOOKED: 'Booked meeting',
  MEETING_RESCHEDULED: 'Rescheduled meeting',
  MEETING_CANCELLED: 'Cancelled meeting',
  POST_PUBLISHED: 'Published post',
  POST_UPDATED: 'Changed post',
  POST_WITHDRAWN: 'Unpublished post',
  PUBLICATION_HELD: 'Blocked publication',
  CONTENT_PUBLISHED: 'Published site content',
  REVIEW_ASKED: 'Link to a review',
  REVIEW_CODE: 'Code for a review',
  REVIEW_DECIDED: 'Decision of a review',
  PERSON_INVITED: 'Invitation',
  WEEKLY_DIGEST: 'Weekly digest',
  TEST: 'Test',
};

/** The label of each delivery state, and the class that colours its tag. */
export const stateLabels: Record<
  OutboxState,
  { text: string; tone: 'plain' | 'info' | 'warn' | 'ok' }
> = {
  WAITING: { text: 'Queued', tone: 'warn' },
  SENDING: { text: 'Sending', tone: 'info' },
  DELIVERED: { text: 'Delivered', tone: 'ok' },
  GIVEN_UP: { text: 'Stopped', tone: 'plain' },
};

/** Whether delivery can be stopped: the notification is undelivered and would be retried. */
export function isPending({ state }: Pick<NotificationFragment, 'state'>): boolean {
  return state === 'WAITING' || state === 'SENDING';
}
