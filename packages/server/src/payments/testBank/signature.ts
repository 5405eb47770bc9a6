import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header that carries the signature of a callback. */
export const SIGNATURE_HEADER = 'x-test-bank-signature';

/** HMAC-SHA-256 of the body as it goes over the wire, in hex. */
export const signatureOf = (secret: Buffer, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Whether whoever made the body knows the secret. Takes as long for a near miss as for a far one. */
export function isSigned(secret: Buffer, body: string, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const [given, genuine] = [Buffer.from(signature, 'utf8'), Buffer.from(signatureOf(secret, body), 'utf8')];
  return given.length === genuine.length && timingSafeEqual(given, genuine);
}
