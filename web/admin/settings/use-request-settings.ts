import { useState } from 'react';
import { adminFailed, deskToasts } from '../../../schema/messages.ts';
import { toast } from '../../components/toast/toast-store.ts';
import {
  useSaveRequestSettingsMutation,
  type RequestSettingsInput,
  type RequestSettingsQuery,
} from '../../generated/admin.ts';
import { adminFailureOf } from '../shell/admin-failure.ts';
import {
  erasesMore,
  inputFrom,
  valuesOf,
  type SettingsErrors,
  type SettingsValues,
} from './settings-values.ts';

/**
 * The form of the current settings. A shorter retention period needs confirmation; a failed save
 * preserves the input. `onRefused` is called if a field is invalid.
 */
export function useRequestSettings(
  stored: RequestSettingsQuery['requestSettings'],
  onRefused: () => void,
) {
  const [values, setValues] = useState<SettingsValues>(() => valuesOf(stored));
  const [errors, setErrors] = useState<SettingsErrors>({});
  const [pending, setPending] = useState<RequestSettingsInput>();
  const [send, { loading: saving }] = useSaveRequestSettingsMutation({
    refetchQueries: ['RequestSettings', 'OutboxState', 'LaunchChecklist', 'RequestList'],
  });

  const save = async (input: RequestSettingsInput) => {
    try {
      const { data } = await send({ variables: { input } });
      if (data) {
        setValues(valuesOf(data.saveRequestSettings));
      }
      toast({ ...deskToasts.settingsSaved, variant: 'success' });
    } catch (thrown) {
      const { message, fields } = adminFailureOf(thrown);
      setErrors(fields);
      toast({ ...adminFailed(message), variant: 'destructive' });
    }
    setPending(undefined);
  };

  return {
    values,
    errors,
    saving,
    /** The period in days that awaits confirmation. */
    asking: pending?.retentionDays ?? undefined,
    change: (changes: Partial<SettingsValues>) => {
      setValues((current) => ({ ...current, ...changes }));
      setErrors((current) =>
        Object.fromEntries(Object.entries(current).filter(([name]) => !(name in changes))),
      );
    },
    submit: () => {
      const read = inputFrom(values);
      if ('errors' in read) {
        setErrors(read.errors);
        onRefused();
      } else if (erasesMore(stored.retentionDays, read.input.retentionDays)) {
        setPending(read.input);
      } else {
        void save(read.input);
      }
    },
    confirm: () => {
      if (pending) void save(pending);
    },
    cancel: () => setPending(undefined),
  };
}
