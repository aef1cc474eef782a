import type { RequestDetailQuery } from '../../../generated/admin.ts';

type Recipient = Pick<RequestDetailQuery['visitorRequest'], 'email' | 'kind'>;

/** A `mailto:` URL for a person. */
export function mailAddress(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}

/** A `mailto:` URL for a reply to a request, with a matching subject. */
export function replyAddress({ email, kind }: Recipient): string {
  const subject =
    kind === 'ACCESS' ? 'Your request for access to Loon Lens' : 'Your request for a demo of Loon';
  return `${mailAddress(email)}?subject=${encodeURIComponent(subject)}`;
}

/**
 * The URL of a submitted profile: unchanged with http or https, otherwise with https added. Returns
 * undefined for anything that is not a web URL, which is then shown as plain text.
 */
export function profileAddress(submitted: string): string | undefined {
  const address = /^https?:\/\//i.test(submitted) ? submitted : `https://${submitted}`;
  return URL.canParse(address) ? address : undefined;
}
