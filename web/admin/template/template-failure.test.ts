import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { failureReason } from '../shell/failure-notice.tsx';
import { loadFailure } from './template-failure.ts';

const graphqlError = (code: string, message = 'No.') =>
  new CombinedGraphQLErrors({ data: null }, [{ message, extensions: { code } }]);
const serverError = (status: number) =>
  new ServerError('No.', { response: new Response('', { status }), bodyText: '' });

describe('template load failure (product 7.6)', () => {
  it.each<[string, unknown, string]>([
    ['no answer', new TypeError('Failed to fetch'), 'Failed to load template configuration'],
    [
      'status 401',
      graphqlError('UNAUTHENTICATED'),
      'Authentication required. Please ensure you are logged in.',
    ],
    ['other status', serverError(502), 'Failed to load config: 502'],
    ['a status given as a code', graphqlError('UNAVAILABLE'), 'Failed to load config: 503'],
    ['no status', graphqlError('SOMETHING'), 'Failed to load template configuration'],
  ])('%s', (_situation, error, description) => {
    expect(loadFailure(error)).toEqual({ title: 'Error', description });
  });

  it('uses the server’s message for a failed save', () => {
    expect(failureReason(graphqlError('BAD_USER_INPUT', 'Bad colour.'))).toBe('Bad colour.');
    expect(failureReason(new TypeError('Failed to fetch'))).toMatch(/could not be reached/);
  });
});
