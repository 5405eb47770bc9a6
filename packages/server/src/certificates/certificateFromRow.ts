import { certificateStatus } from '@siren/domain/clients';
import type { Certificate } from '@siren/domain/clients';

/** A certificate as the database answers it. */
export interface CertificateRow {
  guid: string;
  code: string;
  nominal: number;
  money: number;
  expires_at: Date | null;
}

export function certificateFromRow({ expires_at: expires, ...row }: CertificateRow, now: Date): Certificate {
  const dated = { ...row, expiresAt: expires?.toISOString() ?? null };
  return { ...dated, status: certificateStatus(dated, now.getTime()) };
}
