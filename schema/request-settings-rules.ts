import { z } from 'zod';
import { isEmailAddress } from './email-address.ts';
import { deskLimits as limits } from './limits.ts';
import { deskMessages as messages } from './messages.ts';
import { isTimeZone } from './time-zone.ts';

/** The weekly digest (product 14.10). */
export const digestLimits = {
  /** Maximum delay of a digest that could not be sent on time, in milliseconds. */
  delayMaxMs: 48 * 3_600_000,
} as const;

/** Validation messages for the times of a digest. */
const digestMessages = {
  weekday: 'Choose a day from Monday to Sunday.',
  hour: 'Choose an hour from 0 to 23.',
  timeZone: 'Choose a time zone, such as Europe/Berlin.',
} as const;

/** Validates the times of the weekly digest. */
const digestRule = z.object({
  enabled: z.boolean(),
  weekday: z
    .int({ error: digestMessages.weekday })
    .min(1, { error: digestMessages.weekday })
    .max(7, { error: digestMessages.weekday }),
  hour: z
    .int({ error: digestMessages.hour })
    .min(0, { error: digestMessages.hour })
    .max(23, { error: digestMessages.hour }),
  timeZone: z
    .string({ error: digestMessages.timeZone })
    .trim()
    .refine(isTimeZone, { error: digestMessages.timeZone }),
});

/** Rules for the settings of requests, by field (product 8.2). */
export const requestSettingsRules = {
  retentionDays: z
    .int({ error: messages.retentionDays })
    .min(limits.retentionDaysMin, { error: messages.retentionDays })
    .max(limits.retentionDaysMax, { error: messages.retentionDays })
    .nullish()
    .transform((days) => days ?? null),
  waitingTooLongHours: z
    .int({ error: messages.waitingTooLongHours })
    .min(1, { error: messages.waitingTooLongHours })
    .max(limits.waitingTooLongHoursMax, { error: messages.waitingTooLongHours }),
  notifyEmails: z
    .array(z.string().trim().toLowerCase().refine(isEmailAddress, { error: messages.notifyEmails }))
    .max(limits.notifyEmailsMax, { error: messages.notifyEmailsMax })
    .transform((emails) => [...new Set(emails)]),
  replyTo: z
    .string({ error: messages.replyTo })
    .trim()
    .refine((email) => email === '' || isEmailAddress(email), { error: messages.replyTo })
    .nullish()
    .transform((email) => email || null),
  confirmRequests: z.boolean().nullish(),
  digest: digestRule.nullish(),
};
