import { z } from 'zod';
import { digestRule } from './digest-rules.ts';
import { isEmailAddress } from './email-address.ts';
import { deskLimits as limits } from './limits.ts';
import { deskMessages as messages } from './messages.ts';

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
