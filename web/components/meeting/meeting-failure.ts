import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Why an action on a meeting failed. */
export type MeetingFailure =
  /** The link is good no more. */
  | { kind: 'ended' }
  /** What was asked for cannot be had any more; other times may. */
  | { kind: 'overtaken'; message: string }
  /** The server refused it. */
  | { kind: 'refused'; message: string }
  /** No answer came: whether it has happened is not known. */
  | { kind: 'unanswered'; message: string };

const unanswered: MeetingFailure = {
  kind: 'unanswered',
  message:
    'Our server could not be reached. Your choice is still selected. Please check your connection and try again.',
};

/** Codes of a server that did not process the request. */
const unavailable: unknown[] = ['UNAVAILABLE', 'INTERNAL_SERVER_ERROR'];

/** Classifies the error of a query or mutation about a meeting. */
export function meetingFailureOf(thrown: unknown): MeetingFailure {
  const error = CombinedGraphQLErrors.is(thrown) ? thrown.errors[0] : undefined;
  const code = error?.extensions?.['code'];
  if (error === undefined || unavailable.includes(code)) return unanswered;
  if (code === 'NOT_FOUND') return { kind: 'ended' };
  return { kind: code === 'CONFLICT' ? 'overtaken' : 'refused', message: error.message };
}
