import type { NotificationFragment, OutboxChannel, OutboxState } from '../../generated/admin.ts';

/** How a notification travels. */
export const channelLabels: Record<OutboxChannel, string> = {
  MAIL: 'E-mail',
  WEBHOOK: 'Webhook',
  VISITOR_MAIL: 'E-mail to the visitor',
};

/** How far a notification has come, and the class that colours its tag. */
export const stateLabels: Record<
  OutboxState,
  { text: string; tone: 'plain' | 'info' | 'warn' | 'ok' }
> = {
  WAITING: { text: 'Queued', tone: 'warn' },
  SENDING: { text: 'Sending', tone: 'info' },
  DELIVERED: { text: 'Delivered', tone: 'ok' },
  GIVEN_UP: { text: 'Stopped', tone: 'plain' },
};

/** Whether a notification can be given up: it has not arrived, and still would be tried. */
export function isPending({ state }: Pick<NotificationFragment, 'state'>): boolean {
  return state === 'WAITING' || state === 'SENDING';
}
