import { z } from 'zod';

/** The events of a webhook (product 8.6), under the names that its messages use. */
export const webhookEvents = [
  'request.received',
  'request.status',
  'consent.withdrawn',
  'meeting.booked',
  'post.published',
  'post.updated',
  'post.withdrawn',
  'content.published',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** The events of a webhook that names none, as before events could be chosen. */
export const defaultWebhookEvents: readonly WebhookEvent[] = ['request.received'];

export const webhookEventMessages = {
  unknown: `Webhook events are ${webhookEvents.join(', ')}.`,
  required: 'Choose at least one event.',
} as const;

/**
 * The events of a webhook, without duplicates and in canonical order; undefined means unchanged.
 */
export const webhookEventsRule = z
  .array(z.enum(webhookEvents, webhookEventMessages.unknown), webhookEventMessages.required)
  .min(1, webhookEventMessages.required)
  .transform((events) => webhookEvents.filter((event) => events.includes(event)))
  .nullish();
