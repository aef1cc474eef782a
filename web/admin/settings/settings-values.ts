import { z } from 'zod';
import { requestSettingsRules } from '../../../schema/request-settings-rules.ts';
import type { RequestSettingsQuery } from '../../generated/admin.ts';

/** The schedule of the weekly digest. */
export type DigestValues = RequestSettingsQuery['requestSettings']['digest'];

export interface SettingsValues {
  waitingTooLongHours: string;
  retentionDays: string;
  notifyEmails: string;
  replyTo: string;
  confirmRequests: boolean;
  digest: DigestValues;
}

/** The days of the week as choices; 1 is Monday. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
].map((label, index) => ({ value: index + 1, label }));

/** Converts the current settings to form values. */
export function valuesOf(settings: RequestSettingsQuery['requestSettings']): SettingsValues {
  return {
    waitingTooLongHours: String(settings.waitingTooLongHours),
    retentionDays: settings.retentionDays === null ? '' : String(settings.retentionDays),
    notifyEmails: settings.notifyEmails.join('\n'),
    replyTo: settings.replyTo ?? '',
    confirmRequests: settings.confirmRequests,
    digest: settings.digest,
  };
}

/** The whole number that was typed; NaN for anything else. */
export function wholeNumber(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : NaN;
}

const rules = z.object(requestSettingsRules);

/** Validates the settings as typed and converts them to API input. */
export const settingsRules = z
  .custom<SettingsValues>()
  .transform((values): z.input<typeof rules> => ({
    waitingTooLongHours: wholeNumber(values.waitingTooLongHours),
    retentionDays: values.retentionDays.trim() === '' ? null : wholeNumber(values.retentionDays),
    notifyEmails: values.notifyEmails.split(/[\s,;]+/).filter(Boolean),
    replyTo: values.replyTo.trim() || null,
    confirmRequests: values.confirmRequests,
    digest: values.digest,
  }))
  .pipe(rules);

/** The days until requests are deleted, of valid values; null for no deletion. */
export function retentionOf(values: SettingsValues): number | null {
  return settingsRules.safeParse(values).data?.retentionDays ?? null;
}

/** Whether new settings erase requests that the current ones retain. */
export function erasesMore(before: number | null, after: number | null): boolean {
  return after !== null && (before === null || after < before);
}
