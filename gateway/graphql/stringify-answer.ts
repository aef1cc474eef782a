import { HeaderMap } from '@apollo/server';
import { GraphQLError, type FormattedExecutionResult } from 'graphql';
import { graphqlLimits } from '../../schema/limits.ts';

const { answerBytesMax } = graphqlLimits;

/** The refusal of an answer that has become too long. */
function tooLong(): GraphQLError {
  const message = `The answer is longer than ${String(answerBytesMax / 1_000_000)} MB. Ask for fewer items or texts at once.`;
  return new GraphQLError(message, {
    extensions: {
      code: 'BAD_USER_INPUT',
      http: { status: 400, headers: new HeaderMap() },
    },
  });
}

/** Characters of all texts in an answer, no further than the limit reaches. */
function textLengthOf(answer: unknown): number {
  let length = 0;
  const pending = [answer];
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
  return length;
}

/**
 * Writes an answer as JSON, and a line end after it, as Apollo does.
 * @throws GraphQLError when it is longer than an answer may be; what is far too long is not even
 *   written.
 */
export function stringifyAnswer(answer: FormattedExecutionResult): string {
  if (textLengthOf(answer) > answerBytesMax) {
    throw tooLong();
  }
  const text = `${JSON.stringify(answer)}\n`;
  if (text.length > answerBytesMax || Buffer.byteLength(text) > answerBytesMax) {
    throw tooLong();
  }
  return text;
}
