import { deskLimits } from '../../../schema/limits.ts';
import { deskMessages } from '../../../schema/messages.ts';
import type { RequestSettingsInput, RequestSettingsQuery } from '../../generated/admin.ts';

/** The settings as a person types them. */
export interface SettingsValues {
  waitingTooLongHours: string;
  retentionDays: string;
  notifyEmails: string;
}

/** A message per field that is not as it must be. */
export type SettingsErrors = Partial<Record<keyof SettingsValues, string>>;

/** The settings in force, for the form's fields. */
export function valuesOf(settings: RequestSettingsQuery['requestSettings']): SettingsValues {
  return {
    waitingTooLongHours: String(settings.waitingTooLongHours),
    retentionDays: settings.retentionDays === null ? '' : String(settings.retentionDays),
    notifyEmails: settings.notifyEmails.join('\n'),
  };
}

function wholeNumber(text: string, min: number, max: number): number | undefined {
  const number = Number(text);
  return /^\d+$/.test(text.trim()) && number >= min && number <= max ? number : undefined;
}

/** What was typed as the server takes it, or what is wrong with it; addresses are its to judge. */
export function inputFrom(
  values: SettingsValues,
): { input: RequestSettingsInput } | { errors: SettingsErrors } {
  const hours = wholeNumber(values.waitingTooLongHours, 1, deskLimits.waitingTooLongHoursMax);
  const days =
    values.retentionDays.trim() === ''
      ? null
      : wholeNumber(values.retentionDays, deskLimits.retentionDaysMin, deskLimits.retentionDaysMax);
  return hours === undefined || days === undefined
    ? {
        errors: {
          ...(hours === undefined ? { waitingTooLongHours: deskMessages.waitingTooLongHours } : {}),
          ...(days === undefined ? { retentionDays: deskMessages.retentionDays } : {}),
        },
      }
    : {
        input: {
          waitingTooLongHours: hours,
          retentionDays: days,
          notifyEmails: values.notifyEmails.split(/[\s,;]+/).filter(Boolean),
        },
      };
}

/** Whether new settings erase requests that those in force would keep. */
export function erasesMore(before: number | null, after: number | null | undefined): boolean {
  return typeof after === 'number' && (before === null || after < before);
}
