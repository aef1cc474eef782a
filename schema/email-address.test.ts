import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

describe('valid e-mail format (product 3.6)', () => {
  it.each([
    'jane.doe@northgate.example',
    'j@uni.ac.uk',
    "o'brien+hta_2@research-group.example",
    'JANE@NORTHGATE.EXAMPLE',
    'jane@xn--bcher-kva.example',
    'jane@klinik.xn--p1ai',
    `${'a'.repeat(64)}@northgate.example`,
  ])('%s is valid', (email) => {
    expect(isEmailAddress(email)).toBe(true);
  });

  it.each([
    ['an empty text', ''],
    ['no @', 'jane.northgate.example'],
    ['nothing before the @', '@northgate.example'],
    ['nothing after the @', 'jane@'],
    ['two @', 'jane@doe@northgate.example'],
    ['a domain without a dot', 'jane@northgate'],
    ['a leading dot', '.jane@northgate.example'],
    ['a trailing dot before the @', 'jane.@northgate.example'],
    ['two dots in a row', 'jane..doe@northgate.example'],
    ['an empty domain label', 'jane@northgate..example'],
    ['a final dot', 'jane@gmail.com.'],
    ['a label that begins with a hyphen', 'jane@-northgate.example'],
    ['a label that ends with a hyphen', 'jane@northgate-.example'],
    ['a label over 63 characters', `jane@${'a'.repeat(64)}.example`],
    ['a local part over 64 characters', `${'a'.repeat(65)}@northgate.example`],
    ['a one-letter top-level domain', 'jane@northgate.e'],
    ['a numeric top-level domain', 'jane@192.168.0.1'],
    ['a space', 'jane doe@northgate.example'],
    ['a display name', 'Jane <jane@northgate.example>'],
    ['a list', 'jane@northgate.example,joe@northgate.example'],
    ['full-width letters that fold to a free-mail domain', 'jane@ｇmail.com'],
    ['a NUL', 'jane\0@northgate.example'],
    ['a line break and a header', 'a@b.example\r\nBcc: c@d.example'],
    ['a bare line feed at the end', 'a@b.example\n'],
  ])('%s is invalid', (_case, email) => {
    expect(isEmailAddress(email)).toBe(false);
  });

  it.each([
    ['nested comments', `${'('.repeat(5_000)}a${')'.repeat(5_000)}@b.example`],
    ['dots', `${'a.'.repeat(5_000)}@b.example`],
    ['hyphens', `a@${'-'.repeat(10_000)}`],
    ['@ signs', '@'.repeat(10_000)],
  ])('a 10 kB address with %s is refused', (_case, email) => {
    expect(isEmailAddress(email)).toBe(false);
  });
});
