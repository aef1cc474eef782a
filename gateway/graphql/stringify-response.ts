import { HeaderMap } from '@apollo/server';
import { GraphQLError, type FormattedExecutionResult } from 'graphql';
import { graphqlLimits } from '../../schema/http-limits.ts';

const { answerBytesMax } = graphqlLimits;

export function tooLong(): GraphQLError {
  const message = `The answer is longer than ${String(answerBytesMax / 1_000_000)} MB. Ask for fewer items or texts at once.`;
  return new GraphQLError(message, {
    extensions: {
      code: 'BAD_USER_INPUT',
      http: { status: 400, headers: new HeaderMap() },
    },
  });
}

/**
 * Whether the texts of a response already exceed the limit, so that it is not serialized. Stops
 * counting at the limit.
 */
export function isFarTooLong(answer: FormattedExecutionResult): boolean {
  let length = 0;
  const pending: unknown[] = [answer];
  while (pending.length > 0 && length <= answerBytesMax) {
    const value = pending.pop();
    if (typeof value === 'string') {
      length += value.length;
    } else if (typeof value === 'object' && value !== null) {
      for (const item of Object.values(value)) {
        if (typeof item === 'string') {
          length += item.length;
        } else if (typeof item === 'object') {
          pending.push(item);
        }
      }
    }
  }
  return length > answerBytesMax;
}

/**
 * Serializes a response as JSON with a final newline, as Apollo does.
 * @throws GraphQLError when it exceeds the maximum length.
 */
export function stringifyResponse(answer: FormattedExecutionResult): string {
  const text = `${JSON.stringify(answer)}\n`;
  // A character takes at most three bytes, so the bytes of a short response need not be counted.
  if (text.length > answerBytesMax / 3 && Buffer.byteLength(text) > answerBytesMax) {
    throw tooLong();
  }
  return text;
}
