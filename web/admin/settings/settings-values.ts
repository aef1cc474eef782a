import { requestSettingsRules } from '../../../schema/request-settings-rules.ts';
import type { RequestSettingsInput, RequestSettingsQuery } from '../../generated/admin.ts';

/** The schedule of the weekly digest. */
export type DigestValues = RequestSettingsQuery['requestSettings']['digest'];

/** The settings as typed. */
export interface SettingsValues {
  waitingTooLongHours: string;
  retentionDays: string;
  notifyEmails: string;
  replyTo: string;
  confirmRequests: boolean;
  digest: DigestValues;
}

/** A message for each invalid field. */
export type SettingsErrors = Partial<Record<keyof SettingsValues, string>>;

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

function wholeNumber(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : NaN;
}

const names = [
  'waitingTooLongHours',
  'retentionDays',
  'notifyEmails',
  'replyTo',
  'digest',
] as const;

/** Converts form values to API input, or returns their errors. */
export function inputFrom(
  values: SettingsValues,
): { input: RequestSettingsInput } | { errors: SettingsErrors } {
  const { enabled, weekday, hour, timeZone } = values.digest;
  const input = {
    waitingTooLongHours: wholeNumber(values.waitingTooLongHours),
    retentionDays: values.retentionDays.trim() === '' ? null : wholeNumber(values.retentionDays),
    notifyEmails: values.notifyEmails.split(/[\s,;]+/).filter(Boolean),
    replyTo: values.replyTo.trim() || null,
    confirmRequests: values.confirmRequests,
    digest: { enabled, weekday, hour, timeZone },
  };
  const refused = names.flatMap((name) => {
    const issue = requestSettingsRules[name].safeParse(input[name]).error?.issues[0];
    return issue ? [[name, issue.message] as const] : [];
  });
  return refused.length > 0 ? { errors: Object.fromEntries(refused) } : { input };
}

/** Whether new settings erase requests that the current ones retain. */
export function erasesMore(before: number | null, after: number | null | undefined): boolean {
  return typeof after === 'number' && (before === null || after < before);
}
