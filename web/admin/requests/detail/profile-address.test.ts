import { describe, expect, test } from 'vitest';
import { profileAddress } from './profile-address.ts';

describe('Where a submitted profile leads', () => {
  test('with its own scheme, or over https', () => {
    expect(profileAddress('HTTP://orcid.org/0000')).toBe('HTTP://orcid.org/0000');
    expect(profileAddress('linkedin.com/in/someone')).toBe('https://linkedin.com/in/someone');
  });

  test('never into a script', () => {
    expect(profileAddress('javascript:alert(1)')).toBeUndefined();
    expect(profileAddress('data:text/html,x')).toBeUndefined();
  });
});
