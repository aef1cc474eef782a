import { requestSettingsRules } from '../../../schema/request-settings-rules.ts';
import type { RequestSettingsInput, RequestSettingsQuery } from '../../generated/admin.ts';

/** When the weekly digest is sent, as it is chosen. */
export type DigestValues = RequestSettingsQuery['requestSettings']['digest'];

/** The settings as a person types them. */
export interface SettingsValues {
  waitingTooLongHours: string;
  retentionDays: string;
  notifyEmails: string;
  replyTo: string;
  confirmRequests: boolean;
  digest: DigestValues;
}

/** A message per field that is not as it must be. */
export type SettingsErrors = Partial<Record<keyof SettingsValues, string>>;

/** The settings in force, for the form's fields. */
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

/** What was typed as the server takes it, or what is wrong with it. */
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

/** Whether new settings erase requests that those in force would keep. */
export function erasesMore(before: number | null, after: number | null | undefined): boolean {
  return typeof after === 'number' && (before === null || after < before);
}
