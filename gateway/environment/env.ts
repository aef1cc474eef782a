import path from 'node:path';
import type { z } from 'zod';
import { isLoopbackHost } from '../../schema/loopback.ts';
import { variables, type GroupRoles } from './env-variables.ts';
import { stateDirectoryOf, type StatePlace } from './state-directory.ts';
import {
  uploadsPlaceOf,
  uploadsProblem,
  type BucketAccess,
  type UploadsPlace,
} from './uploads-place.ts';

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
