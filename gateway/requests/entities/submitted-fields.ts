import { isAccessRequest, isDemoRequest } from './request-kinds.ts';
import type { VisitorRequest } from './visitor-request.entity.ts';

/** What is known of a field that people submit wherever it is exported, told or searched. */
interface SubmittedField {
  name: string;
  /** The column of the CSV export; both forms' long texts share one. */
  column: string;
  /** Its label in the e-mail that tells about a request; their name has a line of its own there. */
  label?: string;
  /** Undefined in a request of the other form. */
  of: (request: VisitorRequest) => string | string[] | undefined;
}

/** A field of a request with what was submitted in it. */
export interface SubmittedValue extends Omit<SubmittedField, 'of'> {
  value: string | string[];
}

const fields: readonly SubmittedField[] = [
  { name: 'firstName', column: 'First name', of: ({ firstName }) => firstName },
  { name: 'lastName', column: 'Last name', of: ({ lastName }) => lastName },
  {
    name: 'affiliation',
    column: 'Affiliation',
    label: 'Affiliation',
    of: ({ affiliation }) => affiliation,
  },
  { name: 'email', column: 'Email', label: 'Professional email', of: ({ email }) => email },
  { name: 'profileUrl', column: 'Profile', label: 'Profile', of: ({ profileUrl }) => profileUrl },
  {
    name: 'platformsToDemo',
    column: 'Platforms',
    label: 'Platforms',
    of: (request) => (isDemoRequest(request) ? request.platformsToDemo : undefined),
  },
  {
    name: 'numberOfStudies',
    column: 'Number of studies',
    label: 'Number of studies',
    of: (request) => (isAccessRequest(request) ? request.numberOfStudies : undefined),
  },
  {
    name: 'projectDescription',
    column: 'Research project or message',
    label: 'Research project',
    of: (request) => (isAccessRequest(request) ? request.projectDescription : undefined),
  },
  {
    name: 'message',
    column: 'Research project or message',
    label: 'Message',
    of: (request) => (isDemoRequest(request) ? request.message : undefined),
  },
  {
    name: 'referralSource',
    column: 'Heard about us',
    label: 'Heard about us',
    of: ({ referralSource }) => referralSource,
  },
];

/** The columns of the CSV export that hold what was submitted. */
export const submittedColumns = [...new Set(fields.map(({ column }) => column))];

/** What a person submitted, field by field, in the order of the forms. */
export function submittedIn(request: VisitorRequest): SubmittedValue[] {
  return fields.flatMap(({ of, ...field }) => {
    const value = of(request);
    return value === undefined ? [] : [{ ...field, value }];
  });
}

/** A submitted value in one text. */
export function asText(value: string | string[], separator: string): string {
  return typeof value === 'string' ? value : value.join(separator);
}
