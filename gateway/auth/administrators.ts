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
