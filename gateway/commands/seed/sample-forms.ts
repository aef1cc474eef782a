import type { AccessRequest, DemoRequest } from '../../../schema/request-rules.ts';

type Name = readonly [first: string, last: string];

const people: readonly [Name, ...Name[]] = [
  ['Ingrid', 'Sørensen'],
  ['Amir', 'Rahimi'],
  ['Mei', 'Tanaka'],
  ['Tomás', 'Novak'],
  ['Zanele', 'Dube'],
  ['Pavel', 'Weiss'],
  ['Noor', 'Silva'],
  ['Lena', 'Moreau'],
  ['Yuki', 'Okafor'],
  ['Ada', 'Larsen'],
  ['Rui', 'Costa'],
  ['Hanna', 'Lind'],
];

const organisations = [
  'Northgate Biotech',
  'Lakehead Research Group',
  'Meridian HTA',
  'Sable Pharma',
  'Orbis Access',
  'Institute for Payer Studies',
  'Cedar Evidence',
] as const;

const needs = [
  'We prepare a dossier for a rare disease and want to see forecasts for three markets.',
  'Our team screens some forty thousand citations a year and would like to see how decisions are recorded.',
  'A Joint Clinical Assessment is coming up; we need indirect comparisons for two comparators.',
  'We would like to understand how payer simulations are calibrated before we discuss a pilot.',
  'How would a living review be updated between two submissions, and who signs off the changes?',
] as const;

const projects = [
  'A living review of CFTR modulators in adults with cystic fibrosis, comparing long-term outcomes across registries and trials.',
  'A systematic review of digital therapeutics for insomnia with a focus on adherence, comparators and quality of life measures.',
  'Screening of the literature on gene therapies in haemophilia, to be repeated each quarter until the dossier is due.',
] as const;

const referrals = [
  'A colleague',
  'A conference poster',
  'A paper on screening',
  'LinkedIn',
] as const;
const ranges = ['0-500', '500-1,000', '1,000-5,000', '5,000-10,000', 'Over 10,000'] as const;

/** A sequence of numbers in [0, 1) that is the same in every run. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A random item of a list. */
export function oneOf<T>(list: readonly [T, ...T[]], next: () => number): T {
  return list[Math.floor(next() * list.length)] ?? list[0];
}

/** A made-up form submission: all names and addresses are samples. */
type SampleForm = { form: 'access'; values: AccessRequest } | { form: 'demo'; values: DemoRequest };

/** Makes up a form submission; a few people submit several. */
export function sampleForm(next: () => number): SampleForm {
  const [firstName, lastName] = oneOf(people, next);
  const affiliation = oneOf(organisations, next);
  const host = `${affiliation.toLowerCase().replaceAll(' ', '-')}.example`;
  const mailbox = `${firstName}.${lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.]/g, '');
  const person = {
    firstName,
    lastName,
    affiliation,
    email: `${mailbox}@${host}`,
    profileUrl: 'https://orcid.org/0000-0002-1825-0097',
    referralSource: oneOf(referrals, next),
    dataCommunicationsConsent: true as const,
    dataProcessingConsent: true as const,
  };
  return next() < 0.4
    ? {
        form: 'access',
        values: {
          ...person,
          projectDescription: oneOf(projects, next),
          numberOfStudies: oneOf(ranges, next),
          nonCommercialUse: true,
        },
      }
    : {
        form: 'demo',
        values: {
          ...person,
          message: oneOf(needs, next),
          platformsToDemo: oneOf([['Lens'], ['Waters'], ['Lens', 'Waters']], next),
        },
      };
}
