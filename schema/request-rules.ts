import './zod-setup.ts';
import { z } from 'zod';
import { isEmailAddress } from './email-address.ts';
import { isFreeMail } from './free-mail.ts';
import { requestLimits as limits } from './limits.ts';
import { isDemoProfileUrl, isTrialProfileUrl } from './profile-url.ts';
import { platforms, studyRanges, type Platform } from './request-choices.ts';
import { requiredLine, requiredText } from './text-rules.ts';

const profileUrlRequired = 'Professional or Research Profile URL is required.';
const invalidEmail = 'Please enter a valid professional email address.';

function profileUrl(isProfileUrl: (text: string) => boolean, invalid: string) {
  return requiredText({
    required: profileUrlRequired,
    label: 'Professional or Research Profile URL',
    max: limits.profileUrlMax,
  }).refine(isProfileUrl, { error: invalid });
}

/** Text of at least `min` characters; an empty text gets the same message (product 3.9). */
function describedText(label: string, min: number, max: number, tooShort: string) {
  return requiredText({ required: tooShort, label, max }).min(min, { error: tooShort });
}

/** Whether an address belongs to an organisation. */
export function isProfessional(email: string): boolean {
  return !isFreeMail(email);
}

export function isAgreed(agreed: boolean): boolean {
  return agreed;
}

/** A required consent: any value except `true` gets this message (product 3.10). */
function agreement(message: string) {
  return z.boolean({ error: message }).refine(isAgreed, { error: message });
}

/** The error for an empty choice or an unknown platform (product 3.10). */
const platformRequired = 'Please select at least one platform.';

function isPlatform(value: string): value is Platform {
  return platforms.some((platform) => platform.value === value);
}

export function areKnownPlatforms(chosen: readonly string[]): boolean {
  return chosen.every(isPlatform);
}

/** The rules that both forms share; an empty field gets its own message (product 3.5). */
const sharedFields = {
  firstName: requiredLine({
    required: 'First name is required.',
    label: 'First name',
    max: limits.nameMax,
  }),
  lastName: requiredLine({
    required: 'Last name is required.',
    label: 'Last name',
    max: limits.nameMax,
  }),
  affiliation: requiredLine({
    required: 'Affiliation is required.',
    label: 'Affiliation',
    max: limits.affiliationMax,
  }),
  email: requiredText({
    required: 'Professional email is required.',
    label: 'Professional email',
    max: limits.emailMax,
  })
    .refine(isEmailAddress, { error: invalidEmail, abort: true })
    .refine(isProfessional, { error: invalidEmail }),
  referralSource: describedText(
    'How you heard about us',
    limits.referralSourceMin,
    limits.referralSourceMax,
    'Please provide at least 3 characters describing where you heard about us.',
  ),
  dataCommunicationsConsent: agreement(
    'You must consent to receive project updates and communications.',
  ),
  dataProcessingConsent: agreement('You must consent to data storage and processing.'),
};

/** The trial form's rules field by field, in the order of product 3.2. */
export const accessRequestFields = {
  firstName: sharedFields.firstName,
  lastName: sharedFields.lastName,
  affiliation: sharedFields.affiliation,
  email: sharedFields.email,
  profileUrl: profileUrl(
    isTrialProfileUrl,
    'Please enter a valid URL (e.g., linkedin.com/in/yourname).',
  ),
  projectDescription: describedText(
    'Research project description',
    limits.projectDescriptionMin,
    limits.projectDescriptionMax,
    'Please provide at least 100 characters describing your research project.',
  ),
  referralSource: sharedFields.referralSource,
  numberOfStudies: z
    .string({ error: 'Please select the number of studies.' })
    .trim()
    .pipe(z.enum(studyRanges, { error: 'Please select the number of studies.' })),
  nonCommercialUse: agreement(
    'You must agree to use the trial exclusively for non-commercial research.',
  ),
  dataCommunicationsConsent: sharedFields.dataCommunicationsConsent,
  dataProcessingConsent: sharedFields.dataProcessingConsent,
};

/**
 * The demo form's rules, field by field (product 3.3). Their order decides which message is the
 * `error` of the response (product 9.1); it differs from the order in the dialog.
 */
export const demoRequestFields = {
  firstName: sharedFields.firstName,
  lastName: sharedFields.lastName,
  email: sharedFields.email,
  affiliation: sharedFields.affiliation,
  profileUrl: profileUrl(
    isDemoProfileUrl,
    'Please enter a valid profile URL (e.g., linkedin.com/in/yourname or scholar.google.com/citations?user=xyz).',
  ),
  referralSource: sharedFields.referralSource,
  message: describedText(
    'Message',
    limits.messageMin,
    limits.messageMax,
    'Please provide at least 10 characters describing your HEOR/HTA needs.',
  ),
  platformsToDemo: z
    .array(z.string({ error: platformRequired }).trim(), { error: platformRequired })
    .min(limits.platformsMin, { error: platformRequired, abort: true })
    .refine(areKnownPlatforms, { error: platformRequired, abort: true })
    .transform((chosen) => [...new Set(chosen)].filter(isPlatform)),
  dataCommunicationsConsent: sharedFields.dataCommunicationsConsent,
  dataProcessingConsent: sharedFields.dataProcessingConsent,
};

/**
 * The whole trial request (product 3.4): trims texts, drops unknown keys, and fails with the
 * field's own message for each missing, empty or wrongly typed field (product 9.1).
 */
export const accessRequestSchema = z.object(accessRequestFields);

/** The whole demo request (product 3.4); fails like {@link accessRequestSchema}. */
export const demoRequestSchema = z.object(demoRequestFields);

/** A valid trial request; {@link AccessRequestValues} are the form's values before validation. */
export type AccessRequest = z.output<typeof accessRequestSchema>;
export type AccessRequestValues = z.input<typeof accessRequestSchema>;
/** A valid demo request; {@link DemoRequestValues} are the form's values before validation. */
export type DemoRequest = z.output<typeof demoRequestSchema>;
export type DemoRequestValues = z.input<typeof demoRequestSchema>;
