import { describe, expect, test } from 'vitest';
import { loginOff } from '../../../schema/messages.ts';
import { readLoginReturn } from './login-return.ts';

function read(query: string) {
  const returned = readLoginReturn(new URLSearchParams(query));
  return returned && { toast: returned.toast, rest: returned.rest.toString() };
}

describe('On return the administration handles the query parameters error, details and success', () => {
  test('an error is a destructive toast with the text of its code', () => {
    expect(read('error=no_code')).toEqual({
      toast: {
        variant: 'destructive',
        title: 'Authentication Error',
        description: 'No authorization code received. Please try again.',
      },
      rest: '',
    });
  });

  test("when details exist they are appended as ' Details: ...'", () => {
    expect(read('error=auth_failed&details=State+missing')?.toast?.description).toBe(
      'Authentication process failed. Please try again. Details: State missing',
    );
  });

  test("any other code reads 'Authentication error: {code}'", () => {
    expect(read('error=not_authorized')?.toast?.description).toBe(
      'Authentication error: not_authorized',
    );
  });

  test('success=login is the welcome toast', () => {
    expect(read('success=login')?.toast).toEqual({
      variant: 'success',
      title: 'Login Successful',
      description: 'Welcome to the blog administration panel!',
    });
  });

  test('that logging in is off is for the login page to say, without a toast', () => {
    const query = new URLSearchParams({ error: 'login_failed', details: loginOff });
    expect(readLoginReturn(query)).toMatchObject({ off: true, toast: undefined });
    expect(readLoginReturn(new URLSearchParams('error=login_failed'))).toMatchObject({
      off: false,
      toast: { title: 'Authentication Error' },
    });
  });

  test('an error outweighs a success', () => {
    expect(read('success=login&error=no_user')?.toast?.variant).toBe('destructive');
  });

  test('then clears them from the address; every other parameter stays', () => {
    expect(read('tab=requests&error=no_user&details=x&kind=demo&success=login')?.rest).toBe(
      'tab=requests&kind=demo',
    );
  });

  test('parameters without a text are cleared in silence', () => {
    expect(read('success=maybe&q=a')).toEqual({ toast: undefined, rest: 'q=a' });
    expect(read('error=')).toEqual({ toast: undefined, rest: '' });
    expect(read('details=alone')).toEqual({ toast: undefined, rest: '' });
  });

  test('an address without them is left alone', () => {
    expect(read('tab=requests')).toBeUndefined();
  });
});
