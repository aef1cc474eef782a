import { useDeferredValue, useId } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { daysOfTimes } from '../../../calendar/days-of-times.ts';
import { dayLabel, timeLabels } from '../../../calendar/time-labels.ts';
import { useNextMeetingTimesQuery, type MeetingSettingsInput } from '../../../generated/admin.ts';
import { meetingRules, type MeetingValues } from './meeting-values.ts';

const shownDays = 3;
const locale = 'en-GB';

interface NextTimesProps {
  control: Control<MeetingValues, unknown, MeetingSettingsInput>;
}

/** The next available times with the unsaved settings, in their own time zone. */
export function NextTimes({ control }: NextTimesProps) {
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
