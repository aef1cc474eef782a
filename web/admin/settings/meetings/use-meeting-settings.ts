import { useState } from 'react';
import { adminFailed } from '../../../../schema/messages.ts';
import { meetingToasts } from '../../../../schema/meeting-messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  useSaveMeetingSettingsMutation,
  type MeetingSettingsInput,
  type MeetingSettingsQuery,
} from '../../../generated/admin.ts';
import { adminFailureOf } from '../../shell/admin-failure.ts';
import {
  inputFrom,
  noErrors,
  valuesOf,
  type MeetingErrors,
  type MeetingValues,
} from './meeting-values.ts';

/**
 * What is typed into the meeting settings, held to the rules when it is saved; a failed save
 * keeps it. `onRefused` is called when a field is not as it must be.
 */
export function useMeetingSettings(
  stored: MeetingSettingsQuery['meetingSettings'],
  onRefused: () => void,
) {
  const [first, setFirst] = useState(() =>
    valuesOf(stored, Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  const [values, setValues] = useState<MeetingValues>(first);
  const [errors, setErrors] = useState<MeetingErrors>(noErrors);
  const [send, { loading: saving }] = useSaveMeetingSettingsMutation();

  const refuse = (refused: MeetingErrors) => {
    setErrors(refused);
    onRefused();
  };
  const save = async (input: MeetingSettingsInput) => {
    try {
      const { data } = await send({ variables: { input } });
      if (data) {
        const saved = valuesOf(data.saveMeetingSettings);
        setFirst(saved);
        setValues(saved);
      }
      setErrors(noErrors);
      toast({ ...meetingToasts.saved, variant: 'success' });
    } catch (thrown) {
      const { message, fields } = adminFailureOf(thrown);
      toast({ ...adminFailed(message), variant: 'destructive' });
      if (Object.keys(fields).length > 0) refuse({ fields, rows: {} });
    }
  };
  return {
    values,
    errors,
    saving,
    changed: JSON.stringify(values) !== JSON.stringify(first),
    change: (changes: Partial<MeetingValues>) => {
      setValues((current) => ({ ...current, ...changes }));
      setErrors(({ fields, rows }) => ({
        fields: Object.fromEntries(
          Object.entries(fields).filter(
            ([name]) => !(name in changes) && !(name === 'hours' && 'rows' in changes),
          ),
        ),
        rows: 'rows' in changes ? {} : rows,
      }));
    },
    submit: () => {
      if (saving) return;
      const read = inputFrom(values);
      if ('errors' in read) refuse(read.errors);
      else void save(read.input);
    },
  };
}
