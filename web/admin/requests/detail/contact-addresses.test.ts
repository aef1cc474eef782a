import { describe, expect, test } from 'vitest';
import { profileAddress, replyAddress } from './contact-addresses.ts';

describe('the mailto URL of a reply', () => {
  test('names the kind of request and prevents header injection through the e-mail address', () => {
    expect(replyAddress({ email: 'a?cc=b@c.example', kind: 'DEMO' })).toBe(
      'mailto:a%3Fcc%3Db@c.example?subject=Your%20request%20for%20a%20demo%20of%20Loon',
    );
  });
});

describe('the URL of a submitted profile', () => {
  test('keeps its own scheme or gets https', () => {
    expect(profileAddress('HTTP://orcid.org/0000')).toBe('HTTP://orcid.org/0000');
    expect(profileAddress('linkedin.com/in/someone')).toBe('https://linkedin.com/in/someone');
  });

  test('is never a script URL', () => {
    expect(profileAddress('javascript:alert(1)')).toBeUndefined();
    expect(profileAddress('data:text/html,x')).toBeUndefined();
  });
});
