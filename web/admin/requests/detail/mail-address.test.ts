import { describe, expect, test } from 'vitest';
import { replyAddress } from './mail-address.ts';

describe('the mailto URL of a reply', () => {
  test('names the kind of request and prevents header injection through the e-mail address', () => {
    expect(replyAddress({ email: 'a?cc=b@c.example', kind: 'DEMO' })).toBe(
      'mailto:a%3Fcc%3Db@c.example?subject=Your%20request%20for%20a%20demo%20of%20Loon',
    );
  });
});
