import type { NotificationFragment, OutboxChannel, OutboxState } from '../../generated/admin.ts';

/** Display names of the channels. */
export const channelLabels: Record<OutboxChannel, string> = {
  MAIL: 'E-mail',
  WEBHOOK: 'Webhook',
  VISITOR_MAIL: 'E-mail to the visitor',
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
