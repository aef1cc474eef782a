import { Button, Input } from 'antd';
import { useController } from 'react-hook-form';
import { meetingLimits as limits, meetingToasts } from '../../../../schema/meeting-rules.ts';
import {
  useMeetingSettingsQuery,
  useSaveMeetingSettingsMutation,
  type MeetingSettingsInput,
  type MeetingSettingsQuery,
} from '../../../generated/admin.ts';
import { firstMessage, RuleField } from '../../shell/rule-field.tsx';
import { Loaded, SettingsCard } from '../../shell/settings-card.tsx';
import { useLeaveWarning } from '../../shell/use-leave-warning.ts';
import { useRuleForm } from '../../shell/use-rule-form.ts';
import { ZoneSelect } from '../zone-select.tsx';
import { DaysOff } from './days-off.tsx';
import { meetingRules, valuesOf } from './meeting-values.ts';
import { NextTimes } from './next-times.tsx';
import { WeeklyHours } from './weekly-hours.tsx';
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
  const [send] = useSaveMeetingSettingsMutation();
  const { form, element, submit, sending, unsaved } = useRuleForm({
    values: valuesOf(stored, Intl.DateTimeFormat().resolvedOptions().timeZone),
    rules: meetingRules,
    send: async (input: MeetingSettingsInput) => {
      const { data } = await send({ variables: { input } });
      return data && valuesOf(data.saveMeetingSettings);
    },
    sent: meetingToasts.saved,
  });
  const { control } = form;
  const hours = useController({ control, name: 'hours' });
  const daysOff = useController({ control, name: 'daysOff' });
  useLeaveWarning(unsaved);
  return (
    <form className="adm-card-body set-stack" ref={element} noValidate onSubmit={submit}>
      <p>
        Visitors choose from these times when you send them {'{{meetingLink}}'}. Without weekly
        hours, no meetings are offered.
      </p>
      <RuleField
        control={control}
        name="timeZone"
        label="Time zone"
        hint="For the hours and days off below. Visitors see all times in their own time zone."
      >
        {(attributes) => <ZoneSelect {...attributes} />}
      </RuleField>
      <WeeklyHours
        rows={hours.field.value}
        error={hours.fieldState.error}
        onChange={hours.field.onChange}
      />
      <div className="set-figures">
        {figures.map(({ name, ...labels }) => (
          <RuleField key={name} control={control} name={name} {...labels}>
            {(attributes) => <Input {...attributes} className="set-number" inputMode="numeric" />}
          </RuleField>
        ))}
      </div>
      <DaysOff
        days={daysOff.field.value}
        error={firstMessage(daysOff.fieldState.error)}
        onChange={daysOff.field.onChange}
      />
      <NextTimes control={control} />
      <div>
        <Button htmlType="submit" loading={sending}>
          Save meetings
        </Button>
      </div>
    </form>
  );
}
