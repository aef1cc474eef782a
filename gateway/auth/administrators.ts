import { anonymous, type Actor } from '../access/actor.ts';
import type { SessionContent } from './session/session-content.ts';

const asciiOnly = /^[\x21-\x7e]+$/;

/**
 * The administrators: the e-mail addresses of the allow-list, as verified by one identity provider
 * (product 10.4).
 */
export class Administrators {
  private readonly emails: ReadonlySet<string>;

  constructor(
    readonly issuer: string,
    emails: readonly string[],
  ) {
    this.emails = new Set(emails.map((email) => email.toLowerCase()));
  }

  /**
   * Case-insensitive. Only ASCII is folded: "K" (the Kelvin sign) in lower case is an ordinary "k".
   */
  includes(email: string): boolean {
    return asciiOnly.test(email) && this.emails.has(email.toLowerCase());
  }

  /**
   * The actor of a session. The list is checked each time, so that a person who was removed from
   * it, or whose provider is no longer in use, is anonymous although the session still exists.
   */
  actorOf(session: SessionContent | undefined): Actor {
    const administrator = session?.administrator;
    if (
      administrator === undefined ||
      administrator.issuer !== this.issuer ||
      !this.includes(administrator.email)
    ) {
      return anonymous;
    }
    return {
      kind: 'administrator',
      email: administrator.email,
      firstName: administrator.firstName,
      roles: ['OWNER'],
    };
  }
}
