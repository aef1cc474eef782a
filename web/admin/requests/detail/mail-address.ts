import type { RequestDetailQuery } from '../../../generated/admin.ts';

type Recipient = Pick<RequestDetailQuery['visitorRequest'], 'email' | 'kind'>;

/** A `mailto:` address of a person. */
export function mailAddress(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}

/** A `mailto:` address that answers a request with a fitting subject. */
export function replyAddress({ email, kind }: Recipient): string {
  const subject =
    kind === 'ACCESS' ? 'Your request for access to Loon Lens' : 'Your request for a demo of Loon';
  return `${mailAddress(email)}?subject=${encodeURIComponent(subject)}`;
}
