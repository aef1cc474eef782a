/** The kinds of consent, by the name of the form field. */
export type ConsentName =
  | 'nonCommercialUse'
  | 'dataCommunicationsConsent'
  | 'dataProcessingConsent';

/** The consents that a person can withdraw, each with the field for the time of it (product 22.2). */
export const withdrawnAtFields = {
  dataCommunicationsConsent: 'dataCommunicationsWithdrawnAt',
  dataProcessingConsent: 'dataProcessingWithdrawnAt',
} as const satisfies Partial<Record<ConsentName, string>>;

export type WithdrawableConsent = keyof typeof withdrawnAtFields;

/** Whether a consent can be withdrawn; a declaration cannot. */
export function isWithdrawable(name: string): name is WithdrawableConsent {
  return Object.hasOwn(withdrawnAtFields, name);
}

/** A run of text in a wording; a run with a URL is a link. */
interface WordingRun {
  text: string;
  href: string | null;
}

/** The wordings that were shown together; `version` is the first day of their use. */
interface ConsentWordings {
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

export const currentConsent: ConsentWordings = all.at(-1) ?? consentWordings[0];

/** The wordings of a version; the oldest if the version is unknown. */
export function consentOf(version: string): ConsentWordings {
  return all.find((wordings) => wordings.version === version) ?? consentWordings[0];
}

/** Whether this version was ever shown. */
export function isConsentVersion(version: string): boolean {
  return all.some((wordings) => wordings.version === version);
}

export function wordingText(runs: readonly WordingRun[]): string {
  return runs.map(({ text }) => text).join('');
}
