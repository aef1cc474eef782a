import { pino, type Logger } from 'pino';

export type { Logger } from 'pino';

const redactedPaths = [
  'password',
  'secret',
  'token',
  'authorization',
  'cookie',
  'email',
  'firstName',
  'lastName',
  'affiliation',
  'profileUrl',
  'projectDescription',
  'message',
];

/**
 * A structured JSON logger. Secrets and personal data are redacted wherever they appear as a key
 * of the logged object, its `req`, `input`, `variables` or `headers`.
 */
export function createLogger(options: { level: string; pretty: boolean }): Logger {
  const keys = redactedPaths.filter((key) => key !== 'message');
  return pino({
    level: options.level,
    base: null,
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
  });
}
