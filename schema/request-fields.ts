import type { ConsentName } from './consent.ts';

/** A field of the request forms, for all places that show it. */
interface RequestField {
  /** Its label in the form (product 3.2, 3.3). */
  label: string;
  /** Its label where space is limited, if another: at the desk, in e-mails, in the CSV export. */
  shortLabel?: string;
  /** It may be left empty; its rule is built by `optionalText`, and its column is nullable. */
  optional?: true;
  /** A text of several lines. */
  long?: true;
  /** Several choices from a list. */
  several?: true;
  consent?: true;
}

/**
 * The fields of both forms, in the order of the desk, e-mails and exports. docs/architecture.md
 * lists the other places that a new field needs.
 */
export const requestFields = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  affiliation: { label: 'Affiliation' },
  email: { label: 'Professional email', shortLabel: 'Email' },
  profileUrl: { label: 'Professional or research profile URL', shortLabel: 'Profile' },
  platformsToDemo: { label: 'Platforms to demo', shortLabel: 'Platforms', several: true },
  numberOfStudies: { label: 'Number of studies' },
  projectDescription: {
    label: 'Research project description',
    shortLabel: 'Research project',
    long: true,
  },
  message: { label: 'Message', long: true },
  referralSource: { label: 'How did you hear about us?', shortLabel: 'Heard about us' },
  nonCommercialUse: {
    label: 'Consent to non-commercial use',
    consent: true,
  },
  dataCommunicationsConsent: {
    label: 'Consent to project updates and communications',
    consent: true,
  },
  dataProcessingConsent: {
    label: 'Consent to data storage and processing',
    consent: true,
  },
} as const satisfies Record<string, RequestField>;

export type RequestFieldName = keyof typeof requestFields;

/** A field that people fill in; consents are shown with their wording instead. */
export type SubmittedFieldName = Exclude<RequestFieldName, ConsentName>;

/** A field by its name in the API; undefined for a name that neither form has. */
export function requestField(name: string): RequestField | undefined {
  return Object.hasOwn(requestFields, name) ? requestFields[name as RequestFieldName] : undefined;
}

export function shortLabelOf(name: RequestFieldName): string {
  const { label, shortLabel = label }: RequestField = requestFields[name];
  return shortLabel;
}

/** The fields that people fill in, in the order of the table. */
export const submittedFieldNames = (Object.keys(requestFields) as RequestFieldName[]).filter(
  (name): name is SubmittedFieldName => requestField(name)?.consent === undefined,
);

/** The fields of each form, in their order on the page. */
const formFieldNames = {
  access: [
    'firstName',
    'lastName',
    'affiliation',
    'email',
    'profileUrl',
    'projectDescription',
    'numberOfStudies',
    'referralSource',
    'nonCommercialUse',
    'dataCommunicationsConsent',
    'dataProcessingConsent',
  ],
  demo: [
    'firstName',
    'lastName',
    'affiliation',
    'email',
    'platformsToDemo',
    'profileUrl',
    'message',
    'referralSource',
    'dataCommunicationsConsent',
    'dataProcessingConsent',
  ],
} as const satisfies Record<string, readonly RequestFieldName[]>;

type FormName = keyof typeof formFieldNames;

type EmptyValue<Field> = Field extends { consent: true }
  ? boolean
  : Field extends { several: true }
    ? string[]
    : string;

/** The values of an empty form, in the order of the page. */
export function emptyForm<Form extends FormName>(form: Form) {
  type Name = (typeof formFieldNames)[Form][number];
  const values = formFieldNames[form].map((name) => {
    const { consent, several }: RequestField = requestFields[name];
    return [name, consent ? false : several ? [] : ''];
  });
  return Object.fromEntries(values) as {
    [Key in Name]: EmptyValue<(typeof requestFields)[Key]>;
  };
}

/** The sentence in a dialog that says which fields may be left empty. */
export function requiredFieldsNote(form: FormName): string {
  const hasOptional = formFieldNames[form].some((name) => requestField(name)?.optional);
  return hasOptional ? 'Fields marked with * are required.' : 'Every field is required.';
}
