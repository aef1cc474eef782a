import { isAccessRequest, isDemoRequest } from './request-kinds.ts';
import type { VisitorRequest } from './visitor-request.entity.ts';

/** A field that people fill in, for all places that accept, export, send or search it. */
interface SubmittedField {
  name: string;
  /** Its description in the GraphQL schema. */
  description: string;
  /** It allows several choices from a list. */
  several?: true;
  /** The column of the CSV export; the long texts of both forms share one. */
  column: string;
  /** Its label in the e-mail about a request; the person's name has its own line there. */
  label?: string;
  /** Undefined for a request from the other form. */
  of: (request: VisitorRequest) => string | string[] | undefined;
}

/** A field of a request with its submitted value. */
export interface SubmittedValue extends Pick<SubmittedField, 'name' | 'column' | 'label'> {
  value: string | string[];
}

/**
 * The fields that people fill in, in the order of e-mails and exports. In addition to its entry
 * here, a new field needs a rule in `schema/request-rules.ts`, a column with a migration, a control
 * in the dialog, and a place at the desk.
 */
export const submittedFields: readonly SubmittedField[] = [
  {
    name: 'firstName',
    description: 'Given name.',
    column: 'First name',
    of: ({ firstName }) => firstName,
  },
  {
    name: 'lastName',
    description: 'Family name.',
    column: 'Last name',
    of: ({ lastName }) => lastName,
  },
  {
    name: 'affiliation',
    description: 'Organisation.',
    column: 'Affiliation',
    label: 'Affiliation',
    of: ({ affiliation }) => affiliation,
  },
  {
    name: 'email',
    description: 'Professional e-mail address; free-mail domains are refused.',
    column: 'Email',
    label: 'Professional email',
    of: ({ email }) => email,
  },
  {
    name: 'profileUrl',
    description: 'Professional or research profile URL.',
    column: 'Profile',
    label: 'Profile',
    of: ({ profileUrl }) => profileUrl,
  },
  {
    name: 'platformsToDemo',
    description: 'At least one of "Lens", "Waters", "Not interested in a demo".',
    several: true,
    column: 'Platforms',
    label: 'Platforms',
    of: (request) => (isDemoRequest(request) ? request.platformsToDemo : undefined),
  },
  {
    name: 'numberOfStudies',
    description: 'One of "0-500", "500-1,000", "1,000-5,000", "5,000-10,000", "Over 10,000".',
    column: 'Number of studies',
    label: 'Number of studies',
    of: (request) => (isAccessRequest(request) ? request.numberOfStudies : undefined),
  },
  {
    name: 'projectDescription',
    description: 'The research project, at least 100 characters.',
    column: 'Research project or message',
    label: 'Research project',
    of: (request) => (isAccessRequest(request) ? request.projectDescription : undefined),
  },
  {
    name: 'message',
    description: 'HEOR or HTA needs, at least 10 characters.',
    column: 'Research project or message',
    label: 'Message',
    of: (request) => (isDemoRequest(request) ? request.message : undefined),
  },
  {
    name: 'referralSource',
    description: 'How the person heard about Loon, at least 3 characters.',
    column: 'Heard about us',
    label: 'Heard about us',
    of: ({ referralSource }) => referralSource,
  },
];

/** The columns of the CSV export for submitted values. */
export const submittedColumns = [...new Set(submittedFields.map(({ column }) => column))];

/** A person's submitted values, in the order of the forms. */
export function submittedIn(request: VisitorRequest): SubmittedValue[] {
  return submittedFields.flatMap(({ of, name, column, label }) => {
    const value = of(request);
    return value === undefined ? [] : [{ name, column, ...(label && { label }), value }];
  });
}

/** A submitted value as one text. */
export function asText(value: string | string[], separator: string): string {
  return typeof value === 'string' ? value : value.join(separator);
}
