import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { accessRequestFields, demoRequestFields } from '../../schema/request-rules.ts';
import { errorRecord } from './error-record.ts';

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
