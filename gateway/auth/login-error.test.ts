import { describe, expect, it } from 'vitest';
import { LoginError, plainLine } from './login-error.ts';

const detailsOf = (error: LoginError): string | null =>
  new URL(error.location(), 'http://localhost').searchParams.get('details');

describe('the URL that shows a failed login', () => {
  it('is a local path with only the code when there is nothing helpful to add', () => {
    expect(new LoginError('no_strategy').location()).toBe('/blog-admin?error=no_strategy');
    expect(new LoginError('no_code', ' \n ').location()).toBe('/blog-admin?error=no_code');
  });

  it('carries details as plain text that cannot change the URL', () => {
    const error = new LoginError('oauth_failed', 'a&success=login#x <b>"é"</b>');
    expect(detailsOf(error)).toBe('a&success=login#x <b>"é"</b>');
    const url = new URL(error.location(), 'http://localhost');
    expect(url.searchParams.get('success')).toBeNull();
    expect(url.hash).toBe('');
  });

  it('turns control characters, line breaks and direction marks into spaces', () => {
    expect(plainLine('one\r\nSet-Cookie: a=b\u0000\u001b[31m\u202etwo\u2028three')).toBe(
      'one Set-Cookie: a=b [31m two three',
    );
  });

  it('has at most 200 characters, and none cut in half', () => {
    expect(plainLine('x'.repeat(5_000))).toHaveLength(200);
    const cut = plainLine(`${'x'.repeat(199)}😀`);
    expect(cut).toBe('x'.repeat(199));
    expect(detailsOf(new LoginError('oauth_failed', '\ud800'))).toBeNull();
  });
});
