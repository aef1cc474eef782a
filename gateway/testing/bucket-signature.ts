import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The keys of an account of Amazon or of a compatible server. */
interface AccessKey {
  accessKeyId: string;
  secretAccessKey: string;
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>[^,]+), SignedHeaders=(?<signed>[^,]+), Signature=(?<signature>[0-9a-f]{64})$/;

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Why a request is not accepted, as Amazon names it, or undefined if its signature (version 4) is right. */
export function signatureProblem(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey }: AccessKey,
): string | undefined {
  const given = authorization.exec(headers.authorization ?? '')?.groups;
  if (given === undefined) {
    return 'AccessDenied';
  }
  if (given['id'] !== accessKeyId) {
    return 'InvalidAccessKeyId';
  }
  const hash = sha256(body);
  if (headers['x-amz-content-sha256'] !== hash) {
    return 'XAmzContentSHA256Mismatch';
  }
  const { scope = '', signed = '', signature } = given;
  const [path = '', query = ''] = url.split('?');
  const canonicalRequest = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    hash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonicalRequest)];
  const sign = (key: string | Buffer, text: string): Buffer =>
    createHmac('sha256', key).update(text).digest();
  const key = scope.split('/').reduce<string | Buffer>(sign, `AWS4${secretAccessKey}`);
  const expected = sign(key, toSign.join('\n')).toString('hex');
  return signature === expected ? undefined : 'SignatureDoesNotMatch';
}
