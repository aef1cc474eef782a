import { isAccessRequest, isDemoRequest } from '../entities/request-kinds.ts';
import type { VisitorRequest } from '../entities/visitor-request.entity.ts';

/** What a person submitted, under the labels of the form, in the order of the form. */
function submittedFacts(request: VisitorRequest): [string, string][] {
  const person: [string, string][] = [
    ['Name', `${request.firstName} ${request.lastName}`],
    ['Affiliation', request.affiliation],
    ['Professional email', request.email],
    ['Profile', request.profileUrl],
  ];
  const own: [string, string][] = isAccessRequest(request)
    ? [
        ['Number of studies', request.numberOfStudies],
        ['Research project', request.projectDescription],
      ]
    : isDemoRequest(request)
      ? [
          ['Platforms', request.platformsToDemo.join(', ')],
          ['Message', request.message],
        ]
      : [];
  return [...person, ...own, ['Heard about us', request.referralSource]];
}

/** Subject and text of the e-mail that tells about a request. */
export function notificationText(
  request: VisitorRequest,
  publicUrl: string,
): { subject: string; text: string } {
  const what = isAccessRequest(request) ? 'trial request' : 'demo request';
  const lines = submittedFacts(request).map(([label, value]) =>
    value.includes('\n') || value.length > 60 ? `${label}:\n${value}\n` : `${label}: ${value}`,
  );
  const marks = request.marks.length > 0 ? [`Marks: ${request.marks.join(', ')}`] : [];
  return {
    subject: `New ${what}: ${request.firstName} ${request.lastName}, ${request.affiliation}`,
    text: [
      `A new ${what} has arrived.`,
      '',
      ...lines,
      ...marks,
      '',
      `Read it here: ${publicUrl}/blog-admin?tab=requests&request=${request.id}`,
      '',
    ].join('\n'),
  };
}
