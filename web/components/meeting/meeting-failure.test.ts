import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, test } from 'vitest';
import { meetingFailureOf } from './meeting-failure.ts';

const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Said so.', extensions: { code } }] });

describe('The reason why an action on a meeting failed', () => {
  test('an invalid link has ended', () => {
    expect(meetingFailureOf(refusal('NOT_FOUND'))).toEqual({ kind: 'ended' });
  });

  test('a taken time and a refusal are shown in the server’s words', () => {
    for (const code of ['CONFLICT', 'RATE_LIMITED']) {
      expect(meetingFailureOf(refusal(code))).toEqual({ kind: 'failed', message: 'Said so.' });
    }
  });

  test('without a response, and where the server did not get to it, the choice stays', () => {
    for (const thrown of [
      new TypeError('Failed to fetch'),
      refusal('UNAVAILABLE'),
      refusal('INTERNAL_SERVER_ERROR'),
    ]) {
      expect(meetingFailureOf(thrown)).toMatchObject({
        kind: 'failed',
        message: expect.stringContaining('Your choice is still selected') as string,
      });
    }
  });
});
