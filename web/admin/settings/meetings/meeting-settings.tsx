import { Button, Input } from 'antd';
import { meetingLimits as limits } from '../../../../schema/meeting-limits.ts';
import { useMeetingSettingsQuery, type MeetingSettingsQuery } from '../../../generated/admin.ts';
import { LabelledField } from '../../shell/labelled-field.tsx';
import { useFirstInvalid } from '../../shell/use-first-invalid.ts';
import { useLeaveWarning } from '../../shell/use-leave-warning.ts';
import { Loaded, SettingsCard } from '../../shell/settings-card.tsx';
import { DaysOff } from './days-off.tsx';
import { NextTimes } from './next-times.tsx';
import { useMeetingSettings } from './use-meeting-settings.ts';
import { WeeklyHours } from './weekly-hours.tsx';
import { ZoneField } from './zone-field.tsx';
import './meetings.css';

/** The times at which visitors can book meetings (product 16.8). */
export function MeetingSettings() {
  const answer = useMeetingSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsCard heading="Meetings">
      <Loaded what="the meeting settings" answer={answer}>
        {({ meetingSettings }) => <MeetingForm stored={meetingSettings} />}
      </Loaded>
    </SettingsCard>
  );
}

const figures = [
  {
    name: 'lengthMinutes',
    label: 'Length in minutes',
    hint: `From ${limits.lengthMinutesMin} to ${limits.lengthMinutesMax}, in steps of ${limits.stepMinutes}.`,
  },
  {
    name: 'gapMinutes',
    label: 'Gap in minutes',
    hint: 'Free time between two meetings.',
  },
  {
    name: 'noticeHours',
    label: 'Notice in hours',
    hint: 'Minimum notice for a booking.',
  },
  { name: 'daysAhead', label: 'Days ahead', hint: 'How far ahead visitors can book.' },
] as const;

function MeetingForm({ stored }: { stored: MeetingSettingsQuery['meetingSettings'] }) {
  const [element, showFirstInvalid] = useFirstInvalid();
  const { values, errors, saving, changed, change, submit } = useMeetingSettings(
    stored,
    showFirstInvalid,
  );
  useLeaveWarning(changed);
  return (
    <form
      className="adm-card-body set-stack"
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>
        Visitors choose from these times when you send them {'{{meetingLink}}'}. Without weekly
        hours, no meetings are offered.
      </p>
      <ZoneField
        value={values.timeZone}
        error={errors.fields.timeZone}
        onChange={(timeZone) => change({ timeZone })}
      />
      <WeeklyHours
        rows={values.rows}
        errors={errors.rows}
        error={errors.fields.hours}
        onChange={(rows) => change({ rows })}
      />
      <div className="set-figures">
        {figures.map(({ name, label, hint }) => (
          <LabelledField key={name} label={label} error={errors.fields[name]} hint={hint}>
            {(attributes) => (
              <Input
                {...attributes}
                className="set-number"
                inputMode="numeric"
                value={values[name]}
                onChange={(event) => change({ [name]: event.target.value })}
              />
            )}
          </LabelledField>
        ))}
      </div>
      <DaysOff
        days={values.daysOff}
        error={errors.fields.daysOff}
        onChange={(daysOff) => change({ daysOff })}
      />
      <NextTimes values={values} />
      <div>
        <Button htmlType="submit" loading={saving}>
          Save meetings
        </Button>
      </div>
    </form>
  );
}
