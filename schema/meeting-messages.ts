import { meetingLimits as limits } from './meeting-limits.ts';

export const meetingToasts = {
  saved: { title: 'Meetings saved' },
} as const;

/** Messages about meetings and their settings. */
export const meetingMessages = {
  timeZone: 'Choose a time zone, such as Europe/Berlin.',
  weekday: 'Choose a day of the week.',
  time: `Enter a time such as 09:00, in steps of ${limits.stepMinutes} minutes.`,
  range: 'The end must be after the start.',
  overlap: 'Two ranges of hours on one day overlap.',
  hoursMax: `At most ${limits.hoursMax} ranges of hours can be set.`,
  lengthMinutes: `The length must be ${limits.lengthMinutesMin} to ${limits.lengthMinutesMax} minutes, in steps of ${limits.stepMinutes}.`,
  gapMinutes: `The gap must be 0 to ${limits.gapMinutesMax} minutes, in steps of ${limits.stepMinutes}.`,
  noticeHours: `The notice must be 0 to ${limits.noticeHoursMax} hours.`,
  daysAhead: `The days ahead must be 1 to ${limits.daysAheadMax}.`,
  dayOff: 'Enter each day off as a date such as 2026-12-24.',
  daysOffMax: `At most ${limits.daysOffMax} days off can be set.`,
  span: `Ask for at most ${limits.timesDaysMax} days at a time; the start must be before the end.`,
  listSpan: `Ask for at most ${limits.listDaysMax} days at a time; the start must be before the end.`,
  linkExpired: 'This link is no longer valid. Please write to us for a new one.',
  taken: 'Someone else has just booked this time. Please choose another one.',
  notOffered: 'This time is no longer available. Please choose another one.',
  alreadyBooked: 'You already have a meeting. Reschedule it to choose another time.',
  nothingBooked: 'There is no meeting to change.',
  begun: 'This meeting has started or is over and can no longer be changed.',
  tooManyChanges: 'This meeting has been changed too many times. Please write to us.',
  suspect:
    'This request is suspected spam and cannot be offered meetings. Move it to the inbox first, or remove {{meetingLink}}.',
  notOfferedYet:
    '{{meetingLink}} does not work yet: no weekly hours are set. Set them in Settings, “Meetings”, or remove it.',
} as const;
