import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Input } from 'antd';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { meetingLimits as limits, meetingToasts } from '../../../../schema/meeting-rules.ts';
import {
  MeetingSettingsDocument,
  type MeetingSettingsInput,
  type MeetingSettingsQuery,
  useMeetingSettingsQuery,
  useNextMeetingTimesQuery,
  useSaveMeetingSettingsMutation,
} from '../../../generated/admin.ts';
import { firstMessage, RuleField } from '../../shell/rule-field.tsx';
import { Card, Loaded } from '../../shell/card.tsx';
import { useLeaveWarning } from '../../shell/use-leave-warning.ts';
import { useRuleForm } from '../../shell/use-rule-form.ts';
import { ZoneSelect } from '../zone-select.tsx';
import { meetingRules, type MeetingValues, valuesOf } from './meeting-values.ts';
import { WeeklyHours } from './weekly-hours.tsx';
import { daysOfTimes } from '../../../calendar/days-of-times.ts';
import { dayLabel, timeLabels } from '../../../calendar/time-labels.ts';
import { longDate } from '../../../components/long-date.ts';
import { LabelledField } from '../../shell/labelled-field.tsx';
import './meetings.css';

const shownDays = 3;
const locale = 'en-GB';

interface NextTimesProps {
  control: Control<MeetingValues, unknown, MeetingSettingsInput>;
}

/** The next available times with the unsaved settings, in their own time zone. */
function NextTimes({ control }: NextTimesProps) {
  const id = useId();
  const { data: input } = meetingRules.safeParse(useDeferredValue(useWatch({ control })));
  return (
    <section className="set-next" aria-labelledby={id}>
      <h4 id={id}>Next free times</h4>
      <div role="status">
        {input ? (
          <TimesOf input={input} />
        ) : (
          <p className="adm-note">Shown once the settings are complete.</p>
        )}
      </div>
    </section>
  );
}

function TimesOf({ input }: { input: MeetingSettingsInput }) {
  const { data, previousData, error } = useNextMeetingTimesQuery({
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  const { timeZone } = input;
  const times = (data ?? previousData)?.nextMeetingTimes;
  if (error && data === undefined) {
    return <p className="adm-note">The free times could not be loaded.</p>;
  }
  if (times === undefined) {
    return <p className="adm-note">Looking for free times…</p>;
  }
  if (times.length === 0) {
    return <p className="adm-note">No free times with these settings.</p>;
  }
  return (
    <dl className="set-facts">
      {daysOfTimes(times, timeZone)
        .slice(0, shownDays)
        .map(({ day, times: ofDay }) => (
          <div key={day}>
            <dt>{dayLabel(day, locale)}</dt>
            <dd>{timeLabels(ofDay, { timeZone, locale }).join(', ')}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The times at which visitors can book meetings (product 16.8). */
export function MeetingSettings() {
  const answer = useMeetingSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <Card heading="Meetings">
      <Loaded what="the meeting settings" answer={answer}>
        {({ meetingSettings }) => <MeetingForm stored={meetingSettings} />}
      </Loaded>
    </Card>
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
  const client = useApolloClient();
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [send] = useSaveMeetingSettingsMutation();
  const { form, element, submit, sending, unsaved } = useRuleForm({
    values: valuesOf(stored, ownZone),
    rules: meetingRules,
    latest: async () => {
      const query = MeetingSettingsDocument;
      const { data } = await client.query({ query, fetchPolicy: 'no-cache' });
      return data && valuesOf(data.meetingSettings, ownZone);
    },
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

interface DaysOffProps {
  /** Dates such as "2026-12-24". */
  days: readonly string[];
  error: string | undefined;
  onChange: (days: string[]) => void;
}

/** The days without meetings; a day is added when its field is left, by Enter or by the button. */
function DaysOff({ days, error, onChange }: DaysOffProps) {
  const [day, setDay] = useState('');
  const field = useRef<HTMLFieldSetElement>(null);
  const focusField = () => field.current?.querySelector('input')?.focus();
  const add = () => {
    if (day === '') return;
    onChange([...new Set([...days, day])].sort());
    setDay('');
  };
  return (
    <fieldset className="set-hours" ref={field}>
      <legend>Days off</legend>
      {days.length > 0 ? (
        <ul>
          {days.map((each) => (
            <li key={each}>
              <Flex wrap gap={12} align="center">
                <time dateTime={each}>{longDate(each)}</time>
                <Button
                  type="text"
                  aria-label={`Remove ${longDate(each)}`}
                  onClick={() => {
                    onChange(days.filter((other) => other !== each));
                    focusField();
                  }}
                >
                  Remove
                </Button>
              </Flex>
            </li>
          ))}
        </ul>
      ) : null}
      <LabelledField label="Add a day off" error={error}>
        {(attributes) => (
          <Input
            {...attributes}
            className="set-day"
            type="date"
            max="9999-12-31"
            value={day}
            onChange={({ target }) => setDay(target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        )}
      </LabelledField>
      <div className="set-actions">
        <Button onClick={focusField}>Add day</Button>
      </div>
    </fieldset>
  );
}
