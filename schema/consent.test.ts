import { describe, expect, it } from 'vitest';
import { consentOf, consentWordings, currentConsent, wordingText } from './consent.ts';

describe('consent wordings', () => {
  it('the labels contain "non-commercial", "project updates and communications", "data storage and processing"', () => {
    const { texts } = currentConsent;
    expect(wordingText(texts.nonCommercialUse)).toContain('non-commercial');
    expect(wordingText(texts.dataCommunicationsConsent)).toContain(
      'project updates and communications',
    );
    expect(wordingText(texts.dataProcessingConsent)).toBe(
      'I consent to data storage and processing as described in the Privacy Policy, and accept the Terms of Use.',
    );
  });

  it('each version is identified by a date, in order, and found by it', () => {
    const versions = consentWordings.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort());
    expect(consentOf(currentConsent.version)).toBe(currentConsent);
  });
});
