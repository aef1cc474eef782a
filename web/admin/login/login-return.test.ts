import { describe, expect, test } from 'vitest';
import { loginOff } from '../../../schema/messages.ts';
import { readLoginReturn } from './login-return.ts';

function read(query: string) {
  const returned = readLoginReturn(new URLSearchParams(query));
  return returned && { toast: returned.toast, rest: returned.rest.toString() };
}

describe('After a return from the login, the administration', () => {
  test('shows an error as a destructive toast with the text of its code', () => {
    expect(read('error=no_code')).toEqual({
      toast: {
        variant: 'destructive',
        title: 'Authentication Error',
        description: 'No authorization code received. Please try again.',
      },
      rest: '',
    });
  });

  test("appends details as ' Details: ...'", () => {
    expect(read('error=auth_failed&details=State+missing')?.toast?.description).toBe(
      'Authentication process failed. Please try again. Details: State missing',
    );
  });

  test("shows an unknown code as 'Authentication error: {code}'", () => {
    expect(read('error=not_authorized')?.toast?.description).toBe(
      'Authentication error: not_authorized',
    );
  });

  test('shows a welcome toast for success=login', () => {
    expect(read('success=login')?.toast).toEqual({
      variant: 'success',
      title: 'Login Successful',
      description: 'Welcome to the blog administration panel!',
    });
  });

  test('leaves it to the login page, without a toast, to say that logging in is off', () => {
    const query = new URLSearchParams({ error: 'login_failed', details: loginOff });
    expect(readLoginReturn(query)).toMatchObject({ off: true, toast: undefined });
    expect(readLoginReturn(new URLSearchParams('error=login_failed'))).toMatchObject({
      off: false,
      toast: { title: 'Authentication Error' },
    });
  });

  test('prefers an error over a success', () => {
    expect(read('success=login&error=no_user')?.toast?.variant).toBe('destructive');
  });

  test('then removes the parameters from the URL and preserves all others', () => {
    expect(read('tab=requests&error=no_user&details=x&kind=demo&success=login')?.rest).toBe(
      'tab=requests&kind=demo',
    );
  });

  test('removes parameters without a text silently', () => {
    expect(read('success=maybe&q=a')).toEqual({ toast: undefined, rest: 'q=a' });
    expect(read('error=')).toEqual({ toast: undefined, rest: '' });
    expect(read('details=alone')).toEqual({ toast: undefined, rest: '' });
  });

  test('does not change a URL without the parameters', () => {
    expect(read('tab=requests')).toBeUndefined();
  });
});
