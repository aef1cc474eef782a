import { isIP } from 'node:net';
import { z } from 'zod';
import { isHostLabel } from '../../schema/email-address.ts';
import { roles, type Role } from '../../schema/roles.ts';
import { uploadsUrl } from './uploads-place.ts';

/** A role that everybody in a group at the identity provider has. */
export interface GroupRole {
  group: string;
  role: Role;
}

/** The groups at the identity provider that decide about roles (product 21.5). */
export interface GroupRoles {
  /** The claim that lists a person's groups. */
  claim: string;
  roles: readonly GroupRole[];
}

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65535, 'must be a port number from 0 to 65535');

function isListenAddress(value: string): boolean {
  return isIP(value) !== 0 || value.split('.').every(isHostLabel);
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) {
    return false;
  }
  const { protocol, username, password, pathname, search, hash } = new URL(value);
  const rest = [username, password, search, hash].join('');
  return /^https?:$/.test(protocol) && pathname === '/' && rest === '';
}

const origin = z
  .string()
  .refine(isOrigin, 'must be an http(s) origin without a path, such as https://www.example.org')
  .transform((value) => (isOrigin(value) ? new URL(value).origin : value));

const database = z.string().regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, {
  error: 'must be sqlite:PATH or postgres://user:password@host/database',
});

const emailList = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => entry !== ''),
  )
  .pipe(z.array(z.email({ error: 'must be a comma-separated list of e-mail addresses' })).min(1));

const groupRolesFormat = `must be GROUP=ROLE,GROUP=ROLE with the roles ${roles.join(', ')}`;

/** `editors=AUTHOR,editors=PUBLISHER` as one role of a group each. */
const groupRoles = z.string().transform((value, context): GroupRole[] => {
  const pairs = value.split(',').map((entry) => /^(.+)=([A-Z]+)$/su.exec(entry.trim()));
  const found = pairs.flatMap((pair) => {
    const role = roles.find((known) => known === pair?.[2]);
    const group = pair?.[1]?.trim();
    return role && group ? [{ group, role }] : [];
  });
  if (found.length < pairs.length) {
    context.addIssue({ code: 'custom', message: groupRolesFormat });
  }
  return found;
});

const sender = z.string().regex(/^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u, {
  error: 'must be an e-mail address, alone or as Loon <site@loon.example>',
});

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) URL' });

/** Every variable by name; `docs/configuration.md` documents them. */
export const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().refine(isListenAddress, 'must be a host name or an IP address').optional(),
  PUBLIC_URL: origin.optional(),
  STATE_DIRECTORY: z.string().optional(),
  DATABASE_URL: database.optional(),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/, 'must be postgres://user:password@host/database')
    .optional(),
  CONTENT_DIRECTORY: z.string().default('data/content'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_ROLES_CLAIM: z.string().trim().min(1).optional(),
  OIDC_ROLES: groupRoles.optional(),
  ADMIN_EMAILS: emailList.optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_MODEL: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…' }).optional(),
  MAIL_FROM: sender.optional(),
  NOTIFY_EMAILS: emailList.optional(),
  UPLOADS_URL: z
    .string()
    .regex(uploadsUrl, 'must be file:DIRECTORY, database: or s3://BUCKET')
    .optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  TRUST_PROXY: z
    .string()
    .regex(/^\d{1,2}$/, 'must be the number of proxies in front')
    .transform(Number)
    .default(0),
});
