import type { StaffOrder } from '@siren/domain/orders';
import type { Means } from '@siren/domain/returns';
import { isOnline } from '@siren/domain/payments';
import { formatExactMoney } from '@siren/ui/format';

/** What goes back to the client, and how: «1 800 ₽ на карту или счёт, 200 ₽ бонусами». */
export function backWords(
  { order }: Pick<StaffOrder, 'order'>,
  { sold, shares }: { sold: { guids: readonly string[] }; shares: Means },
): string {
  const way = isOnline(order.payType.code) ? 'туда, откуда заплатили' : 'из\u00a0кассы: отдайте их клиенту';
  const certificates = shares.certificates.flatMap((amount, at) => {
    const code = order.certificates.find(({ guid }) => guid === sold.guids[at])?.code ?? '';
    return amount > 0 ? [`${formatExactMoney(amount)} на\u00a0сертификат ${code}`] : [];
  });
  return [
    ...(shares.money > 0 ? [`${formatExactMoney(shares.money)} ${way}`] : []),
    ...(shares.bonus > 0 ? [`${formatExactMoney(shares.bonus)} бонусами`] : []),
    ...certificates,
  ].join('; ');
}
