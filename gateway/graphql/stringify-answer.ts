import { HeaderMap } from '@apollo/server';
import { GraphQLError, type FormattedExecutionResult } from 'graphql';
import { graphqlLimits } from '../../schema/limits.ts';

const { answerBytesMax } = graphqlLimits;

/** The refusal of an answer that has become too long. */
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
 * Whether an answer is too long by its texts alone, read no further than the limit reaches: then it
 * is not even written.
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
 * Writes an answer as JSON, and a line end after it, as Apollo does.
 * @throws GraphQLError when it is longer than an answer may be.
 */
export function stringifyAnswer(answer: FormattedExecutionResult): string {
  const text = `${JSON.stringify(answer)}\n`;
  // A character takes three bytes at most: of a short answer they need not be counted.
  if (text.length > answerBytesMax / 3 && Buffer.byteLength(text) > answerBytesMax) {
    throw tooLong();
  }
  return text;
}
