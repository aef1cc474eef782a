import { meetingLimits as limits } from './meeting-limits.ts';

/** What the administration says about what was done with the settings of meetings. */
export const meetingToasts = {
  saved: { title: 'Meetings saved' },
} as const;

/** What is said of meetings and their settings. */
export const meetingMessages = {
  timeZone: 'Choose a time zone, such as Europe/Berlin.',
  weekday: 'Choose a day of the week.',
  time: `Enter a time such as 09:00, in steps of ${limits.stepMinutes} minutes.`,
  range: 'The end must be after the start.',
  overlap: 'Two ranges of hours on one day overlap.',
  hoursMax: `At most ${limits.hoursMax} ranges of hours can be kept.`,
  lengthMinutes: `The length must be ${limits.lengthMinutesMin} to ${limits.lengthMinutesMax} minutes, in steps of ${limits.stepMinutes}.`,
  gapMinutes: `The gap must be 0 to ${limits.gapMinutesMax} minutes, in steps of ${limits.stepMinutes}.`,
  noticeHours: `The notice must be 0 to ${limits.noticeHoursMax} hours.`,
  daysAhead: `The days ahead must be 1 to ${limits.daysAheadMax}.`,
  dayOff: 'Enter each day off as a date such as 2026-12-24.',
  daysOffMax: `At most ${limits.daysOffMax} days off can be kept.`,
  span: `Ask for at most ${limits.timesDaysMax} days at once, from the earlier time to the later.`,
  listSpan: `Ask for at most ${limits.listDaysMax} days at once, from the earlier time to the later.`,
  linkExpired: 'This link is not valid any more. Please write to us for a new one.',
  taken: 'Somebody else has just taken this time. Please choose another one.',
  notOffered: 'This time is not offered any more. Please choose another one.',
  alreadyBooked: 'You have a meeting already. Reschedule it to choose another time.',
  nothingBooked: 'There is no meeting that could be changed.',
  begun: 'This meeting has begun or is over, and cannot be changed any more.',
  tooManyChanges: 'This meeting was changed too often. Please write to us.',
  suspect:
    'This request stands among the suspects, who are offered no meetings. Move it to the inbox first, or leave {{meetingLink}} out.',
  notOfferedYet:
    '{{meetingLink}} leads nowhere yet: no weekly hours are set. Set them in Settings, “Meetings”, or leave it out.',
} as const;
