import type { AppDependencies } from '../app-dependencies.ts';
import { startDeskApp, type DeskApp } from './desk-app.ts';
import { demoRequest } from './sample-requests.ts';
import type { TestDatabase } from './test-database.ts';

/** A meeting as returned by GraphQL. */
export interface ShownMeeting {
  id: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  state: string;
}

/** A result that may be refused; the code is undefined if it was not. */
export interface Refusable<T> {
  data: T | undefined;
  code: string | undefined;
  message: string | undefined;
}

/** Weekdays from nine to five in Berlin, in slots of one hour. */
const workingHours = {
  timeZone: 'Europe/Berlin',
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
  lengthMinutes: 45,
  gapMinutes: 15,
  noticeHours: 2,
  daysAhead: 30,
  daysOff: [] as string[],
};

const fields = 'id startsAt endsAt timeZone state';

/**
 * The application with an administrator at the request desk, and the actions of visitors with
 * meeting links.
 */
export interface MeetingDesk extends DeskApp {
  saveHours: (changes?: Partial<typeof workingHours>) => Promise<void>;
  /** Submits a request, replies to it with a meeting link, and resolves with id and token. */
  invite: (changes?: object) => Promise<{ id: string; token: string }>;
  times: (token: string, from: string, to: string) => Promise<string[]>;
  book: (token: string, startsAt: string, timeZone?: string) => Promise<Refusable<ShownMeeting>>;
  reschedule: (
    token: string,
    startsAt: string,
    timeZone?: string,
  ) => Promise<Refusable<ShownMeeting>>;
  cancel: (token: string) => Promise<Refusable<ShownMeeting>>;
}

/** The last part of the meeting link in a text. */
function tokenIn(text: string): string {
  return /\/meeting\/([0-9a-f]{64})\b/.exec(text)?.[1] ?? '';
}

/** Adds helpers for meetings to a running desk. */
export function meetingDeskOf(app: DeskApp): MeetingDesk {
  async function asBearer<T>(operation: string, variables: object): Promise<Refusable<T>> {
    const { data, errors } = await app.graphql(operation, { ...variables });
    const [error] = errors;
    const answers = Object.values((data ?? {}) as Record<string, T | null>);
    return {
      data: answers[0] ?? undefined,
      code: error?.extensions.code,
      message: error?.message,
    };
  }
  const change = (name: string) => (token: string, startsAt: string, timeZone?: string) =>
    asBearer<ShownMeeting>(
      `mutation ($token: String!, $startsAt: DateTimeISO!, $timeZone: String) {
        ${name}(token: $token, startsAt: $startsAt, timeZone: $timeZone) { ${fields} }
      }`,
      { token, startsAt, timeZone },
    );
  return {
    ...app,
    saveHours: async (changes = {}) => {
      await app.ask(
        'mutation ($input: MeetingSettingsInput!) { saveMeetingSettings(input: $input) { timeZone } }',
        { input: { ...workingHours, ...changes } },
      );
    },
    invite: async (changes = {}) => {
      const id = await app.submit({ ...demoRequest, ...changes });
      const { replyToRequest } = await app.ask<{
        replyToRequest: { replies: { message: string }[] };
      }>(
        `mutation ($id: ID!) { replyToRequest(id: $id, input: {
          subject: "A time", message: "Please choose: {{meetingLink}}", basedOnReplies: 0
        }) { replies { message } } }`,
        { id },
      );
      return { id, token: tokenIn(replyToRequest.replies[0]?.message ?? '') };
    },
    times: async (token, from, to) => {
      const { data } = await asBearer<string[]>(
        `query ($token: String!, $from: DateTimeISO!, $to: DateTimeISO!) {
          meetingTimes(token: $token, from: $from, to: $to)
        }`,
        { token, from, to },
      );
      return data ?? [];
    },
    book: change('bookMeeting'),
    reschedule: change('rescheduleMeeting'),
    cancel: (token) =>
      asBearer<ShownMeeting>(
        `mutation ($token: String!) { cancelMeeting(token: $token) { ${fields} } }`,
        { token },
      ),
  };
}

/** Starts the application on one engine for tests of meetings; see `startTestApp`. */
export async function startMeetingDesk(
  engine: 'sqlite' | 'postgres',
  overrides: Partial<AppDependencies> = {},
  existing?: TestDatabase,
): Promise<MeetingDesk> {
  return meetingDeskOf(await startDeskApp(engine, overrides, existing));
}
