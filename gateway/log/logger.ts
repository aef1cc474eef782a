import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { accessRequestFields, demoRequestFields } from '../../schema/request-rules.ts';

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
function errorRecord(error: unknown, depth = 1): ErrorRecord {
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

export type { Logger } from 'pino';

/** Everything that people enter into a form is personal, whatever the field. */
const redactedPaths = [
  ...['password', 'secret', 'token', 'authorization', 'cookie'],
  ...new Set(Object.keys({ ...accessRequestFields, ...demoRequestFields })),
];

/**
 * A structured JSON logger. Redacts secrets and personal data wherever they are a key of the logged
 * object, its `req`, `input`, `variables` or `headers`. Writes to standard output by default.
 */
export function createLogger(
  options: { level: string; pretty: boolean },
  destination?: DestinationStream,
): Logger {
  const keys = redactedPaths.filter((key) => key !== 'message');
  const settings: LoggerOptions = {
    level: options.level,
    base: null,
    serializers: { err: (error: unknown) => errorRecord(error) },
    redact: {
      paths: [
        ...keys,
        ...redactedPaths.flatMap((key) => [`input.${key}`, `variables.${key}`]),
        ...redactedPaths.map((key) => `variables.input.${key}`),
        'headers.authorization',
        'headers.cookie',
        'headers["set-cookie"]',
        'req.headers.authorization',
        'req.headers.cookie',
        'res.headers["set-cookie"]',
      ],
      censor: '[redacted]',
    },
    ...(options.pretty
      ? { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss' } } }
      : {}),
  };
  return destination === undefined ? pino(settings) : pino(settings, destination);
}

/**
 * The token of a link to a preview, a review, a meeting or a person's data, in upper or lower case; anyone
 * who has it can open the page.
 */
const secretToken = /[0-9a-f]{64,}/gi;

/** A path without secrets, for the log. */
export function loggedPath(path: string): string {
  return path.replace(secretToken, '…');
}
