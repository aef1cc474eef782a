import { Checkbox } from 'antd';
import { useState } from 'react';
import { WeeklyReportButton } from '../figures/weekly-report.tsx';
import { LabelledField } from '../shell/labelled-field.tsx';
import { weekdays, type DigestValues } from './settings-values.ts';
import { ZoneSelect } from './zone-select.tsx';
import { AdminSelect } from '../shell/admin-select.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: `${String(hour).padStart(2, '0')}:00`,
}));

interface DigestFieldsProps {
  digest: DigestValues;
  error: string | undefined;
  onChange: (digest: DigestValues) => void;
}

/** Settings of the weekly digest. Until it was first saved, the local time zone is proposed. */
export function DigestFields({ digest, error, onChange }: DigestFieldsProps) {
  const [untouched] = useState(!digest.enabled && digest.timeZone === 'UTC');
  const change = (changes: Partial<DigestValues>) => onChange({ ...digest, ...changes });
  return (
    <fieldset>
      <legend className="sr">Weekly digest</legend>
      <Checkbox
        checked={digest.enabled}
        aria-describedby="set-digest-hint"
        onChange={({ target }) =>
          change({
            enabled: target.checked,
            ...(untouched && target.checked
              ? { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }
              : {}),
          })
        }
      >
        Weekly digest
      </Checkbox>
      <p className="adm-field-hint" id="set-digest-hint">
        Requests, reply times, meetings, visits, most-read articles, searches without results and
        new drafts, sent to the notification addresses.
      </p>
      <WeeklyReportButton label="Preview digest" />
      {digest.enabled ? (
        <div className="set-figures set-digest-times">
          <LabelledField label="Day" error={undefined}>
            {(attributes) => (
              <AdminSelect<number>
                {...attributes}
                className="set-wide"
                value={digest.weekday}
                onChange={(weekday) => change({ weekday })}
                options={weekdays}
              />
            )}
          </LabelledField>
          <LabelledField label="Hour" error={undefined}>
            {(attributes) => (
              <AdminSelect<number>
                {...attributes}
                className="set-wide"
                value={digest.hour}
                onChange={(hour) => change({ hour })}
                options={hours}
              />
            )}
          </LabelledField>
          <LabelledField label="Time zone of the digest" error={error}>
            {(attributes) => (
              <ZoneSelect
                {...attributes}
                value={digest.timeZone}
                onChange={(timeZone) => change({ timeZone })}
              />
            )}
          </LabelledField>
        </div>
      ) : null}
    </fieldset>
  );
}
