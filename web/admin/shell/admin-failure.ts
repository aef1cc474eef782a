import { readFailure } from '../../components/requests/request-failure.ts';

const unreachable = 'The server could not be reached. Nothing was saved; your text is still here.';

/**
 * A failed action of an administrator: the server's message (product 5.14), and messages per field.
 */
export interface AdminFailure {
  message: string;
  fields: Record<string, string>;
}

/** Parses the error of a failed action. */
export function adminFailureOf(thrown: unknown): AdminFailure {
  const { serverError, thrownMessage, fields } = readFailure(thrown);
  const unsent = thrown instanceof TypeError;
  return { message: serverError ?? (unsent ? undefined : thrownMessage) ?? unreachable, fields };
}
