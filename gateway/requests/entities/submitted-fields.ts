import {
  requestField,
  shortLabelOf,
  submittedFieldNames,
  type SubmittedFieldName,
} from '../../../schema/request-fields.ts';
import type { AccessRequest } from './access-request.entity.ts';
import type { DemoRequest } from './demo-request.entity.ts';
import type { VisitorRequest } from './visitor-request.entity.ts';

interface SubmittedValue {
  name: SubmittedFieldName;
  label: string;
  value: string | string[];
}

/** A person's submitted values, in the order of `requestFields`, without empty optional ones. */
export function submittedIn(request: VisitorRequest): SubmittedValue[] {
  const values: Partial<AccessRequest & DemoRequest> = request;
  return submittedFieldNames.flatMap((name) => {
    const value = values[name];
    return value ? [{ name, label: shortLabelOf(name), value }] : [];
  });
}

/** The submitted values other than the person's name, which has its own line where it is shown. */
export function answersIn(request: VisitorRequest): SubmittedValue[] {
  return submittedIn(request).filter(({ name }) => name !== 'firstName' && name !== 'lastName');
}

function asText(value: string | string[], separator: string): string {
  return typeof value === 'string' ? value : value.join(separator);
}

/** The submitted values as lines of an e-mail; a long text starts on a line of its own. */
export function submittedLines(request: VisitorRequest): string[] {
  return [
    `Name: ${request.firstName} ${request.lastName}`,
    ...answersIn(request).map(({ label, value }) => {
      const text = asText(value, ', ');
      return text.includes('\n') || text.length > 60 ? `${label}:\n${text}` : `${label}: ${text}`;
    }),
  ];
}

/** The column of the CSV export that contains a field; the long texts of both forms share one. */
function columnOf(name: SubmittedFieldName): string {
  return requestField(name)?.long ? 'Research project or message' : shortLabelOf(name);
}

export const submittedColumns = [...new Set(submittedFieldNames.map(columnOf))];

/** The cells of the CSV export for submitted values, by column. */
export function submittedCells(request: VisitorRequest): ReadonlyMap<string, string> {
  return new Map(
    submittedIn(request).map(({ name, value }) => [columnOf(name), asText(value, '; ')]),
  );
}
