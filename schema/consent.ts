/** What a person agrees to, by the name of the form's field. */
export type ConsentName =
  'nonCommercialUse' | 'dataCommunicationsConsent' | 'dataProcessingConsent';

/** A piece of a wording; a piece with an address is a link. */
export interface WordingRun {
  text: string;
  href: string | null;
}

/** The wordings that were shown together; `version` is the day they came into force. */
export interface ConsentWordings {
  version: string;
  texts: Record<ConsentName, WordingRun[]>;
}

const run = (text: string, href: string | null = null): WordingRun => ({ text, href });

/**
 * Every wording that was ever agreed to, oldest first; the last one is current. A change of a word
 * is a new entry, because each request names the version that its person saw (product 8.4).
 */
export const consentWordings = [
  {
    version: '2025-06-26',
    texts: {
      nonCommercialUse: [run('I will use the trial exclusively for non-commercial research.')],
      dataCommunicationsConsent: [run('I consent to receive project updates and communications.')],
      dataProcessingConsent: [
        run('I consent to data storage and processing as described in the '),
        run('Privacy Policy', '/privacy'),
        run(', and accept the '),
        run('Terms of Use', '/terms'),
        run('.'),
      ],
    },
  },
] as const satisfies readonly [ConsentWordings, ...ConsentWordings[]];

const all: readonly ConsentWordings[] = consentWordings;

/** The wordings that the forms show now. */
export const currentConsent: ConsentWordings = all.at(-1) ?? consentWordings[0];

/** The wordings of a version; an unknown one gives the oldest, which is all that was ever shown. */
export function consentOf(version: string): ConsentWordings {
  return all.find((wordings) => wordings.version === version) ?? consentWordings[0];
}

/** Whether wordings of this version were ever shown. */
export function isConsentVersion(version: string): boolean {
  return all.some((wordings) => wordings.version === version);
}

/** A wording as plain text. */
export function wordingText(runs: readonly WordingRun[]): string {
  return runs.map(({ text }) => text).join('');
}
