import { describe, expect, test } from 'vitest';
import { replyAddress } from './mail-address.ts';

describe('A reply by e-mail', () => {
  test('names the kind of request and lets no address add headers', () => {
    expect(replyAddress({ email: 'a?cc=b@c.example', kind: 'DEMO' })).toBe(
      'mailto:a%3Fcc%3Db@c.example?subject=Your%20request%20for%20a%20demo%20of%20Loon',
    );
  });
});
