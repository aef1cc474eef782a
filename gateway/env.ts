import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { isHostLabel } from '../schema/email-address.ts';
import { isLoopbackHost } from '../schema/loopback.ts';
import { roles, type Role } from '../schema/roles.ts';
import { stateDirectoryOf, type StatePlace } from './state-directory.ts';
import {
  uploadsPlaceOf,
  uploadsProblem,
  uploadsUrl,
  type BucketAccess,
  type UploadsPlace,
} from './uploads-place.ts';

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

/** The validated and completed environment variables (product 10.2). */
export interface Environment {
  port: number;
  /** The host to listen on; `undefined` means all interfaces. */
  host: string | undefined;
  /** The canonical origin, without a trailing slash. */
  publicUrl: string;
  /** Whether the operator has set it; if not, a lock guards the local login (product 10.3). */
  publicUrlGiven: boolean;
  /** Where the files of this installation are. */
  stateDirectory: string;
  databaseUrl: string;
  /** A streaming replica for unauthenticated reads. */
  databaseReadUrl: string | undefined;
  /** The directory of the site's texts. */
  contentDirectory: string;
  sessionSecret: string | undefined;
  /**
   * An external provider, the embedded one, or none, in which case login responds with
   * `no_strategy`.
   */
  identity:
    | {
        kind: 'external';
        issuer: string;
        clientId: string;
        clientSecret: string;
        adminEmails: string[];
        /** Absent if people have the roles that owners give them. */
        groups?: GroupRoles;
      }
    | { kind: 'embedded' }
    | { kind: 'none' };
  openai: { apiKey: string | undefined; baseUrl: string | undefined; model: string | undefined };
  mail: {
    smtpUrl: string | undefined;
    from: string | undefined;
    notify: string[];
  };
  /** Where uploaded images are stored. */
  uploads: UploadsPlace;
  /** Access to the bucket, if one is configured. */
  bucketAccess: BucketAccess;
  /** The bearer token for `/metrics`. */
  metricsToken: string | undefined;
  logLevel: z.infer<typeof variables>['LOG_LEVEL'];
  /** The number of trusted proxies before the server. */
  trustProxy: number;
}

/** Thrown with one line per invalid variable, each with its name. */
export class EnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(['The environment is not valid:', ...problems.map((line) => `  ${line}`)].join('\n'));
    this.name = 'EnvironmentError';
  }
}

function publicUrlOf(parsed: z.infer<typeof variables>): string {
  return parsed.PUBLIC_URL ?? `http://localhost:${String(parsed.PORT)}`;
}

function bucketAccessOf(parsed: z.infer<typeof variables>): BucketAccess {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = parsed;
  return {
    endpoint: parsed.S3_ENDPOINT,
    region: parsed.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

function statePlaceOf(parsed: z.infer<typeof variables>): StatePlace {
  const { STATE_DIRECTORY: directory, DATABASE_URL: url } = parsed;
  const databaseUrl = url ?? `sqlite:${path.join(directory ?? 'data', 'site.sqlite')}`;
  const stateDirectory = path.resolve(directory ?? stateDirectoryOf(databaseUrl));
  return { databaseUrl, stateDirectory };
}

function uploadsOf(parsed: z.infer<typeof variables>): UploadsPlace {
  return uploadsPlaceOf(parsed.UPLOADS_URL, statePlaceOf(parsed), bucketAccessOf(parsed));
}

function crossChecks(parsed: z.infer<typeof variables>): string[] {
  const problems: string[] = [];
  const { databaseUrl } = statePlaceOf(parsed);
  const loopback = isLoopbackHost(new URL(publicUrlOf(parsed)).hostname);
  if (!loopback && parsed.SESSION_SECRET === undefined) {
    problems.push('SESSION_SECRET: is required when PUBLIC_URL is not a loopback origin');
  }
  if (parsed.OIDC_ISSUER !== undefined) {
    for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'ADMIN_EMAILS'] as const) {
      if (parsed[name] === undefined) {
        problems.push(`${name}: is required together with OIDC_ISSUER`);
      }
    }
  }
  if ((parsed.OIDC_ROLES_CLAIM === undefined) !== (parsed.OIDC_ROLES === undefined)) {
    problems.push('OIDC_ROLES_CLAIM: is given together with OIDC_ROLES or not at all');
  }
  if (parsed.OIDC_ROLES_CLAIM !== undefined && parsed.OIDC_ISSUER === undefined) {
    problems.push('OIDC_ROLES_CLAIM: needs an identity provider in OIDC_ISSUER');
  }
  if (parsed.DATABASE_READ_URL !== undefined && databaseUrl.startsWith('sqlite:')) {
    problems.push('DATABASE_READ_URL: needs a PostgreSQL server in DATABASE_URL');
  }
  if (parsed.SMTP_URL !== undefined && parsed.MAIL_FROM === undefined) {
    problems.push('MAIL_FROM: is required together with SMTP_URL');
  }
  if ((parsed.S3_ACCESS_KEY_ID === undefined) !== (parsed.S3_SECRET_ACCESS_KEY === undefined)) {
    problems.push('S3_ACCESS_KEY_ID: is given together with S3_SECRET_ACCESS_KEY or not at all');
  }
  const uploads = uploadsProblem(uploadsOf(parsed), databaseUrl);
  if (uploads !== undefined) {
    problems.push(`UPLOADS_URL: ${uploads}`);
  }
  return problems;
}

function identityOf(parsed: z.infer<typeof variables>): Environment['identity'] {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, ADMIN_EMAILS } = parsed;
  const { OIDC_ROLES_CLAIM: claim, OIDC_ROLES: groupRoles } = parsed;
  if (OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET && ADMIN_EMAILS) {
    return {
      kind: 'external',
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      adminEmails: ADMIN_EMAILS,
      ...(claim && groupRoles ? { groups: { claim, roles: groupRoles } } : {}),
    };
  }
  const publicHost = new URL(publicUrlOf(parsed)).hostname;
  const listensOnLoopback = parsed.HOST === undefined || isLoopbackHost(parsed.HOST);
  return isLoopbackHost(publicHost) && listensOnLoopback && parsed.TRUST_PROXY === 0
    ? { kind: 'embedded' }
    : { kind: 'none' };
}

/**
 * Reads all variables of product 10.2, from the process by default. An empty string counts as
 * unset.
 * @throws EnvironmentError listing all invalid variables by name.
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = variables.safeParse(present);
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues.map((issue) => `${issue.path.slice(0, 1).join('')}: ${issue.message}`),
    );
  }
  const parsed = result.data;
  const problems = crossChecks(parsed);
  if (problems.length > 0) {
    throw new EnvironmentError(problems);
  }
  const publicUrl = publicUrlOf(parsed);
  const loopback = isLoopbackHost(new URL(publicUrl).hostname);
  return {
    port: parsed.PORT,
    host: parsed.HOST ?? (loopback ? 'localhost' : undefined),
    publicUrl,
    publicUrlGiven: parsed.PUBLIC_URL !== undefined,
    ...statePlaceOf(parsed),
    databaseReadUrl: parsed.DATABASE_READ_URL,
    contentDirectory: path.resolve(parsed.CONTENT_DIRECTORY),
    sessionSecret: parsed.SESSION_SECRET,
    identity: identityOf(parsed),
    openai: {
      apiKey: parsed.OPENAI_API_KEY,
      baseUrl: parsed.OPENAI_BASE_URL,
      model: parsed.OPENAI_MODEL,
    },
    mail: {
      smtpUrl: parsed.SMTP_URL,
      from: parsed.MAIL_FROM,
      notify: parsed.NOTIFY_EMAILS ?? [],
    },
    uploads: uploadsOf(parsed),
    bucketAccess: bucketAccessOf(parsed),
    metricsToken: parsed.METRICS_TOKEN,
    logLevel: parsed.LOG_LEVEL,
    trustProxy: parsed.TRUST_PROXY,
  };
}
