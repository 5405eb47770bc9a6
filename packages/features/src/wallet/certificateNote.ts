import type { Certificate, CertificateStatus } from '@siren/domain/clients';
import { formatFullDate, formatMoney } from '@siren/ui/format';

type Unusable = Exclude<CertificateStatus, 'active'>;

/** Why a certificate cannot pay. Its day is told where the shop stands. */
export function unusableNote(status: Unusable, expiresAt: string | null): string {
  if (status === 'empty') return 'На\u00a0сертификате не\u00a0осталось денег.';
  return expiresAt
    ? `Срок сертификата прошёл ${formatFullDate(expiresAt, 'Europe/Moscow')}.`
    : 'Срок сертификата прошёл.';
}

/** What of a certificate is used (roubles) and what stays on it, or why it is not. */
export function certificateNote({ status, expiresAt, money }: Certificate, used: number): string {
  if (status !== 'active') return unusableNote(status, expiresAt);
  if (used === 0) return `На\u00a0нём ${formatMoney(money)}: в\u00a0этом заказе не\u00a0понадобится.`;
  return used < money
    ? `Спишем ${formatMoney(used)} из\u00a0${formatMoney(money)}.`
    : `Спишем все ${formatMoney(money)}.`;
}
