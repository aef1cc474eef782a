/** The logged part of an error. */
interface ErrorRecord {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorRecord;
  /** If several errors occurred together, the first few. */
  errors?: ErrorRecord[];
}

const maxDepth = 5;
const maxErrors = 5;

/**
 * An error as it is logged: type, message, code, stack and cause, without any other properties. A
 * failed query has its parameters attached, which contain visitors' data.
 */
export function errorRecord(error: unknown, depth = 1): ErrorRecord {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: String(error) };
  }
  const errors: unknown[] = error instanceof AggregateError && depth < maxDepth ? error.errors : [];
  const cause = error.cause ?? ('driverError' in error ? error.driverError : undefined);
  return {
    type: error.constructor.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(cause instanceof Error && depth < maxDepth ? { cause: errorRecord(cause, depth + 1) } : {}),
    ...(errors.length > 0
      ? { errors: errors.slice(0, maxErrors).map((each) => errorRecord(each, depth + 1)) }
      : {}),
  };
}
