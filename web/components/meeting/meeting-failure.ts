import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Why an action on a meeting failed: the link is good no more, or the reason in words. */
export type MeetingFailure = { kind: 'ended' } | { kind: 'failed'; message: string };

const unanswered =
  'Our server could not be reached. Your choice is still selected. Please check your connection and try again.';

/** Codes of a server that did not process the request. */
const unavailable: unknown[] = ['UNAVAILABLE', 'INTERNAL_SERVER_ERROR'];

/** Classifies the error of a query or mutation about a meeting. */
export function meetingFailureOf(thrown: unknown): MeetingFailure {
  const error = CombinedGraphQLErrors.is(thrown) ? thrown.errors[0] : undefined;
  const code = error?.extensions?.['code'];
  if (code === 'NOT_FOUND') return { kind: 'ended' };
  const isAnswered = error !== undefined && !unavailable.includes(code);
  return { kind: 'failed', message: isAnswered ? error.message : unanswered };
}
