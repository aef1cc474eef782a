import type { Database } from '../../database/database.ts';
import type { VisitorEmailWriter } from '../../mail/visitor-email-channel.ts';
import { isAccessRequest } from '../entities/access-request.entity.ts';
import { submittedLines } from '../entities/submitted-fields.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';

/** The subject and text of the e-mail about a request. */
function notificationText(
  request: VisitorRequest,
  publicUrl: string,
): { subject: string; text: string } {
  const what = isAccessRequest(request) ? 'trial request' : 'demo request';
  // A blank line after a text that has lines of its own.
  const lines = submittedLines(request).map((line) => (line.includes('\n') ? `${line}\n` : line));
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

/** Writes the e-mail about a new request to those who are notified of requests. */
export function requestNotification(database: Database, publicUrl: string): VisitorEmailWriter {
  return async ({ requestId }) => {
    if (requestId === null) return undefined;
    const request = await database.reader.findOneBy(VisitorRequest, { id: requestId });
    return request === null
      ? undefined
      : {
          replyTo: { name: `${request.firstName} ${request.lastName}`, address: request.email },
          ...notificationText(request, publicUrl),
        };
  };
}
