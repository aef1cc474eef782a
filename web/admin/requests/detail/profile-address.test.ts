import { describe, expect, test } from 'vitest';
import { profileAddress } from './profile-address.ts';

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
