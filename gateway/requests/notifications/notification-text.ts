import { isAccessRequest } from '../entities/request-kinds.ts';
import { asText, submittedIn } from '../entities/submitted-fields.ts';
import type { VisitorRequest } from '../entities/visitor-request.entity.ts';

/** The submitted values, with the labels and in the order of the form. */
function submittedFacts(request: VisitorRequest): [string, string][] {
  const labelled = submittedIn(request).flatMap(({ label, value }): [string, string][] =>
    label === undefined ? [] : [[label, asText(value, ', ')]],
  );
  return [['Name', `${request.firstName} ${request.lastName}`], ...labelled];
}

/** The subject and text of the e-mail about a request. */
export function notificationText(
  request: VisitorRequest,
  publicUrl: string,
): { subject: string; text: string } {
  const what = isAccessRequest(request) ? 'trial request' : 'demo request';
  const lines = submittedFacts(request).map(([label, value]) =>
    value.includes('\n') || value.length > 60 ? `${label}:\n${value}\n` : `${label}: ${value}`,
  );
  const spamSignals = request.marks.length > 0 ? [`Spam signals: ${request.marks.join(', ')}`] : [];
  return {
    subject: `New ${what}: ${request.firstName} ${request.lastName}, ${request.affiliation}`,
    text: [
      `A new ${what} has arrived.`,
      '',
      ...lines,
      ...spamSignals,
      '',
      `Open it here: ${publicUrl}/blog-admin?tab=requests&request=${request.id}`,
      '',
    ].join('\n'),
  };
}
