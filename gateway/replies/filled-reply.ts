import { replyLimits, replyMessages } from '../../schema/reply-rules.ts';
import {
  filled,
  placeholderValues,
  unfilledPlaceholder,
  written,
  type PlaceholderValues,
} from '../../schema/reply-placeholders.ts';
import { atMost } from '../../schema/text-rules.ts';
import { Failure } from '../failure.ts';
import { isAccessRequest } from '../requests/entities/access-request.entity.ts';
import { isDemoRequest } from '../requests/entities/demo-request.entity.ts';
import type { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';

interface ReplyText {
  subject: string;
  message: string;
}

/** The link for the visitor of a request to book a meeting, or the reason why there is none. */
export type MeetingLinkOf = (request: VisitorRequest) => Promise<MeetingLink>;

type MeetingLink = { url: string } | { problem: string };

const bounds = [
  ['subject', 'The subject', replyLimits.subjectMax],
  ['message', 'The message', replyLimits.messageMax],
] as const;

function valuesOf(request: VisitorRequest, link: MeetingLink): PlaceholderValues {
  const { firstName, lastName, affiliation } = request;
  return placeholderValues({
    firstName,
    lastName,
    affiliation,
    platformsToDemo: isDemoRequest(request) ? request.platformsToDemo : undefined,
    meetingLink: 'url' in link ? link.url : undefined,
    numberOfStudies: isAccessRequest(request) ? request.numberOfStudies : undefined,
  });
}

/**
 * Fills the placeholders of a reply from the request, and the link to its meetings.
 * @throws Failure BAD_USER_INPUT when the request has no value for a placeholder, or a text becomes
 *   too long.
 */
export function filledReply(
  reply: ReplyText,
  request: VisitorRequest,
  link: MeetingLink,
): ReplyText {
  const values = valuesOf(request, link);
  const text = {
    subject: filled(reply.subject, values),
    message: filled(reply.message, values),
  };
  const problems = bounds.flatMap(([field, label, max]) => {
    const missing = unfilledPlaceholder(reply[field], values);
    if (missing !== undefined) {
      const noLink = missing === written('meetingLink') && 'problem' in link;
      return [[field, noLink ? link.problem : replyMessages.noValue(missing)] as const];
    }
    return text[field].length > max ? [[field, atMost(label, max)] as const] : [];
  });
  const [first] = problems;
  if (first !== undefined) {
    throw new Failure('BAD_USER_INPUT', first[1], { fields: Object.fromEntries(problems) });
  }
  return text;
}
