import { describe, expect, expectTypeOf, it } from 'vitest';
import { accessRequestFields, accessRequestSchema, demoRequestFields } from './request-rules.ts';
import type { AccessRequestValues } from './request-rules.ts';

describe('request fields share one rule between form and server', () => {
  it('each field’s schema gives the same result alone and within the form', () => {
    expect(accessRequestFields.email.safeParse('ana@gmail.com').error?.issues[0]?.message).toBe(
      'Please enter a valid professional email address.',
    );
    expect(demoRequestFields.profileUrl.safeParse(null).error?.issues[0]?.message).toBe(
      'Professional or Research Profile URL is required.',
    );
  });

  it('the form may contain unchecked boxes and an empty choice', () => {
    expectTypeOf<AccessRequestValues['numberOfStudies']>().toEqualTypeOf<string>();
    expectTypeOf<AccessRequestValues['nonCommercialUse']>().toEqualTypeOf<boolean>();
  });

  it('a form with 10 kB in every field is refused', () => {
    const long = Object.keys(accessRequestFields).map((field) => [field, 'a.'.repeat(5_000)]);
    expect(accessRequestSchema.safeParse(Object.fromEntries(long)).success).toBe(false);
  });
});
