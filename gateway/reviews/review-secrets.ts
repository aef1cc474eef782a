import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto';
import { reviewLimits as limits } from '../../schema/review-rules.ts';

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

function derived(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** A new code of six digits. */
export function newReviewCode(): string {
  return String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0');
}

/**
 * The keys for what e-mails to reviewers contain: links and codes are encrypted until they are
 * delivered, and codes are stored as keyed hashes (product 26.2).
 */
export class ReviewSecrets {
  private readonly mailKey: Buffer;
  private readonly codeKey: Buffer;

  /** `secret` is the same for every gateway. */
  constructor(secret: string) {
    this.mailKey = derived(secret, 'loon review e-mail');
    this.codeKey = derived(secret, 'loon review code');
  }

  seal(text: string): string {
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, this.mailKey, nonce);
    const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
  }

  /** Decrypts a text; undefined if it was encrypted with another secret. */
  open(sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, nonceBytes);
    const opening = createDecipheriv(cipher, this.mailKey, nonce, { authTagLength: tagBytes });
    try {
      opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = [opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()];
      return Buffer.concat(text).toString('utf8');
    } catch {
      return undefined;
    }
  }

  /** The stored form of a code of one review. */
  codeHash(reviewId: string, code: string): string {
    return createHmac('sha256', this.codeKey).update(`${reviewId} ${code}`).digest('hex');
  }
}
