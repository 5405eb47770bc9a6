import type { Certificate, CertificateStatus } from './entities.ts';

/** Whether a certificate can pay at `now` (ms since 1970). It has passed at `expiresAt`, whatever is left on it. */
export function certificateStatus(
  { money, expiresAt }: Pick<Certificate, 'money' | 'expiresAt'>,
  now: number,
): CertificateStatus {
  if (expiresAt !== null && now >= Date.parse(expiresAt)) return 'expired';
  return money > 0 ? 'active' : 'empty';
}
