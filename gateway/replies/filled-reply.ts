import { replyLimits } from '../../schema/reply-limits.ts';
import { replyMessages } from '../../schema/reply-messages.ts';
import {
  filled,
  placeholderValues,
  unfilledPlaceholder,
  type PlaceholderValues,
} from '../../schema/reply-placeholders.ts';
import { atMost } from '../../schema/text-rules.ts';
import { Failure } from '../failure.ts';
import { isAccessRequest, isDemoRequest } from '../requests/entities/request-kinds.ts';
import type { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';

interface ReplyText {
  subject: string;
  message: string;
}

const bounds = [
  ['subject', 'The subject', replyLimits.subjectMax],
  ['message', 'The message', replyLimits.messageMax],
] as const;

function valuesOf(request: VisitorRequest): PlaceholderValues {
  const { firstName, lastName, affiliation } = request;
  return placeholderValues({
    firstName,
    lastName,
    affiliation,
    platformsToDemo: isDemoRequest(request) ? request.platformsToDemo : undefined,
    numberOfStudies: isAccessRequest(request) ? request.numberOfStudies : undefined,
  });
}

/**
 * A reply with its placeholders filled from the request.
 * @throws Failure BAD_USER_INPUT when the request says nothing for one of them, or a text grows too
 * long by it.
 */
export function filledReply(reply: ReplyText, request: VisitorRequest): ReplyText {
  const values = valuesOf(request);
  const text = {
    subject: filled(reply.subject, values),
    message: filled(reply.message, values),
  };
  const problems = bounds.flatMap(([field, label, max]) => {
    const missing = unfilledPlaceholder(reply[field], values);
    if (missing !== undefined) return [[field, replyMessages.noValue(missing)] as const];
    return text[field].length > max ? [[field, atMost(label, max)] as const] : [];
  });
  const [first] = problems;
  if (first !== undefined) {
    throw new Failure('BAD_USER_INPUT', first[1], { fields: Object.fromEntries(problems) });
  }
  return text;
}
