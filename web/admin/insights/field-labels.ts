import type { AccessRequest, DemoRequest } from '../../../schema/request-rules.ts';

/** The labels of the fields of both forms. */
const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  affiliation: 'Affiliation',
  email: 'Professional email',
  profileUrl: 'Professional or research profile URL',
  referralSource: 'How did you hear about us?',
  dataCommunicationsConsent: 'Consent to project updates and communications',
  dataProcessingConsent: 'Consent to data storage and processing',
  projectDescription: 'Research project description',
  numberOfStudies: 'Number of studies',
  nonCommercialUse: 'Consent to non-commercial use',
  message: 'Message',
  platformsToDemo: 'Platforms to demo',
} satisfies Record<keyof AccessRequest | keyof DemoRequest, string>;

const labelOf: ReadonlyMap<string, string> = new Map(Object.entries(labels));

/** The form label of a field of the API's inputs. */
export function fieldLabel(field: string): string {
  return labelOf.get(field) ?? field;
}
