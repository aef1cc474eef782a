import { z } from 'zod';
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
export const digestRule = z.object({
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
