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
