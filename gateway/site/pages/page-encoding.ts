export type Encoding = 'br' | 'gzip' | 'identity';

function negotiated(accepted: string): Encoding {
  if (/\bbr\b(?!;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) {
    return 'br';
  }
  return /\bgzip\b(?!;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/**
 * Browsers send few different values of Accept-Encoding; the bound protects against other clients.
 */
const negotiatedBefore = new Map<string, Encoding>();
const negotiatedLimit = 64;

/** The best encoding that an `Accept-Encoding` header allows. */
export function encodingOf(accepted: string | undefined): Encoding {
  if (accepted === undefined) {
    return 'identity';
  }
  const known = negotiatedBefore.get(accepted);
  if (known !== undefined) {
    return known;
  }
  const encoding = negotiated(accepted);
  if (negotiatedBefore.size < negotiatedLimit) {
    negotiatedBefore.set(accepted, encoding);
  }
  return encoding;
}
