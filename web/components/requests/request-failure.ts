import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { httpErrorText } from '../../../schema/toast-text.ts';

/** The details of a request that could not be sent. */
export interface RequestFailure {
  /** The server's own words. */
  serverError?: string;
  thrownMessage?: string;
  /** The server's message per field, under the fields' names. */
  fields: Record<string, string>;
}

interface ServerAnswer {
  message?: unknown;
  extensions?: { fields?: unknown } | null;
}

function fieldsOf({ extensions }: ServerAnswer): Record<string, string> {
  const fields = extensions?.fields;
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function spoken(text: unknown): string | undefined {
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** The `error` of a JSON response other than GraphQL's, such as a refusal before it. */
function errorFieldOf(body: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null && 'error' in answer
      ? spoken(answer.error)
      : undefined;
  } catch {
    return undefined;
  }
}

function httpMessageOf({ statusCode, bodyText, response }: ServerError): string | undefined {
  const body = bodyText.trimStart().startsWith('<') ? '' : bodyText;
  return body === '' && response.statusText === ''
    ? undefined
    : httpErrorText(statusCode, body, response.statusText);
}

/**
 * Parses the error of a failed submission (product 3.14): the server's error text, otherwise the
 * thrown message, and the messages for single fields (product 9.7). HTML from an intermediate
 * server, or a time-out, has no message for a visitor.
 */
export function readFailure(thrown: unknown): RequestFailure {
  if (CombinedGraphQLErrors.is(thrown)) {
    const [first] = thrown.errors;
    return { serverError: spoken(first?.message), fields: first ? fieldsOf(first) : {} };
  }
  if (ServerError.is(thrown)) {
    return {
      serverError: errorFieldOf(thrown.bodyText),
      thrownMessage: httpMessageOf(thrown),
      fields: {},
    };
  }
  const timedOut = thrown instanceof DOMException && thrown.name === 'TimeoutError';
  return {
    thrownMessage: thrown instanceof Error && !timedOut ? spoken(thrown.message) : undefined,
    fields: {},
  };
}
