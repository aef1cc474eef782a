import { randomBytes } from 'node:crypto';
import type { Environment } from '../environment/env.ts';
import type { GroupRole } from '../environment/env-variables.ts';
import type { ProviderRegistration } from './openid/provider-connection.ts';

const asciiOnly = /^[\x21-\x7e]+$/;

/**
 * An e-mail address in lower case; undefined if it contains anything but ASCII. Only ASCII is
 * folded: "K" (the Kelvin sign) in lower case is an ordinary "k".
 */
export function foldedEmail(email: string): string | undefined {
  return asciiOnly.test(email) ? email.toLowerCase() : undefined;
}

/**
 * The administrators whom the environment sets, as verified by one identity provider: each is an
 * owner (product 10.4).
 */
export class Administrators {
  private readonly emails: ReadonlySet<string>;

  constructor(
    readonly issuer: string,
    emails: readonly string[],
  ) {
    this.emails = new Set(emails.map((email) => email.toLowerCase()));
  }

  /** Case-insensitive. */
  includes(email: string): boolean {
    const folded = foldedEmail(email);
    return folded !== undefined && this.emails.has(folded);
  }
}

/** The one account of the embedded provider. */
export const localAdministrator = {
  sub: 'local-administrator',
  email: 'admin@loon.example',
  firstName: 'Administrator',
} as const;

/** Where the embedded provider answers. */
export const embeddedPath = '/identity';

/**
 * One line that the operator should know before opening the site; undefined when there is nothing
 * to report.
 */
export function identityNotice(
  environment: Pick<Environment, 'identity' | 'port'>,
): string | undefined {
  return environment.identity.kind === 'embedded'
    ? `No identity provider is configured: anyone who can reach port ${String(environment.port)} from this machine is an administrator, including through a proxy or tunnel that runs on it.`
    : undefined;
}

/** The provider in use, and the owners whom the environment sets. */
export interface Identity {
  registration: ProviderRegistration;
  administrators: Administrators;
  /** The roles of groups, if groups decide about roles. */
  groupRoles: readonly GroupRole[] | undefined;
  /** True when the provider is part of this process. */
  embedded: boolean;
}

/** The e-mail addresses of the administrators, in lower case. */
export function administratorsOf(configured: Environment['identity']): string[] {
  switch (configured.kind) {
    case 'none':
      return [];
    case 'external':
      return [...new Set(configured.adminEmails.map((email) => email.toLowerCase()))];
    case 'embedded':
      return [localAdministrator.email];
  }
}

/**
 * The identity provider that the environment configures (product 10.3), or undefined when there is
 * none. The embedded one gets a generated client secret for this process.
 */
export function identityFor(
  configured: Environment['identity'],
  publicUrl: string,
): Identity | undefined {
  const redirectUri = `${publicUrl}/api/callback`;
  switch (configured.kind) {
    case 'none':
      return undefined;
    case 'external': {
      const { issuer, clientId, clientSecret, adminEmails, groups } = configured;
      const groupsClaim = groups?.claim;
      return {
        registration: { issuer, clientId, clientSecret, redirectUri, groupsClaim },
        administrators: new Administrators(issuer, adminEmails),
        groupRoles: groups?.roles,
        embedded: false,
      };
    }
    case 'embedded': {
      const issuer = `${publicUrl}${embeddedPath}`;
      return {
        registration: {
          issuer,
          clientId: 'loon-website',
          clientSecret: randomBytes(32).toString('base64url'),
          redirectUri,
        },
        administrators: new Administrators(issuer, [localAdministrator.email]),
        groupRoles: undefined,
        embedded: true,
      };
    }
  }
}
