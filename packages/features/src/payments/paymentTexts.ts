import type { Order } from '@siren/domain/orders';
import { givenBack, isOnline } from '@siren/domain/payments';
import type { PaymentReason } from '@siren/domain/payments';
import type { PayType } from '@siren/domain/regions';
import { formatExactMoney, formatPhone } from '@siren/ui/format';

const NOT_TAKEN = 'Деньги не\u00a0списаны.';

const refusals: Partial<Record<PaymentReason, string>> = {
  declined: `Банк отклонил платёж. ${NOT_TAKEN} Попробуйте ещё раз или другой картой.`,
  insufficient_funds: `На\u00a0счёте не\u00a0хватило денег. ${NOT_TAKEN} Пополните его или выберите другой способ.`,
  expired: `Время на\u00a0оплату вышло. ${NOT_TAKEN} Начните её заново.`,
  not_started: `Банк не\u00a0ответил. ${NOT_TAKEN} Попробуйте ещё раз.`,
  amount: 'Банк списал не\u00a0ту сумму, мы уже возвращаем деньги. Попробуйте ещё раз.',
};

/** Why no money came, and what to do. */
export const refusalText = (reason: PaymentReason | null): string =>
  (reason && refusals[reason]) ?? `Оплата не\u00a0прошла. ${NOT_TAKEN} Попробуйте ещё раз.`;

/** What the button says: what happens, and for how much. */
export function payLabel(toPay: number, payType: Pick<PayType, 'code'> | undefined): string {
  return payType && isOnline(payType.code) && toPay > 0
    ? `Оплатить ${formatExactMoney(toPay)}`
    : 'Подтвердить заказ';
}

/** Where the electronic receipt goes. */
export const receiptText = ({ receipt: { by, to } }: Pick<Order, 'receipt'>): string =>
  by === 'email' ? `на\u00a0${to}` : `в\u00a0СМС на\u00a0${formatPhone(to)}`;

/** What comes back with a cancel, a line each; `done` where it was cancelled already. */
export function givenBackLines(order: Order, done: boolean): string[] {
  const { money, bonus, certificates, coupon } = givenBack(order);
  const lines: string[] = [];
  if (money > 0) {
    const verb = done ? 'Возвращаем' : 'Вернём';
    lines.push(
      `${verb} ${formatExactMoney(money)}: деньги придут туда, откуда списаны, за\u00a01–3\u00a0рабочих дня`,
    );
  }
  if (bonus > 0)
    lines.push(`Бонусы, ${formatExactMoney(bonus)}, ${done ? 'снова' : 'снова будут'} на\u00a0счёте`);
  for (const { code, amount } of certificates) {
    lines.push(`На\u00a0сертификат ${code} ${done ? 'вернулись' : 'вернутся'} ${formatExactMoney(amount)}`);
  }
  // Not that it can be applied again: it may have ended since.
  if (coupon) lines.push(`Использование промокода ${coupon} ${done ? 'вернули' : 'вернём'}`);
  return lines;
}
