import type { Order } from '@siren/domain/orders';
import { awaitsMoney } from '@siren/domain/payments';
import type { PayStage } from '@siren/domain/payments';
import { Callout } from '@siren/ui/callout';
import { formatDay, formatExactMoney, formatPhone, formatTime } from '@siren/ui/format';
import { Spinner } from '@siren/ui/spinner';
import { Text } from '@siren/ui/text';
import { useZone } from '../info/index.ts';
import * as css from './Payment.css.ts';
import { givenBackLines, receiptText, refusalText } from './paymentTexts.ts';

interface PaymentStateProps {
  order: Order;
  now: PayStage;
  /** Nobody asks the bank any more. */
  tired: boolean;
}

/** How the order stands with its money, in words. */
export function PaymentState({ order, now, tired }: PaymentStateProps) {
  const { totals, owed, payType } = order;
  const zone = useZone();
  switch (now.stage) {
    case 'paid': {
      const { at } = now.payment;
      return (
        <Callout tone="positive" title={`Оплачено ${formatExactMoney(totals.toPay)}.`}>
          {payType.name}, {formatDay(at, zone)} в&nbsp;{formatTime(at, zone)}. Чек отправим{' '}
          {receiptText(order)}.
        </Callout>
      );
    }
    case 'agreed':
      return (
        <Callout tone="positive" title="Заказ подтверждён.">
          {now.refused && <>Оплата онлайн не&nbsp;прошла. </>}
          {owed > 0 ? (
            <>К&nbsp;оплате при получении {formatExactMoney(owed)}.</>
          ) : (
            <>Платить ничего не&nbsp;нужно.</>
          )}
          {order.keptUntil !== null && <> Менеджер позвонит, чтобы подтвердить номер.</>}
        </Callout>
      );
    case 'waiting':
      return tired ? (
        <Callout tone="caution" title="Банк ещё не&nbsp;ответил.">
          Если вы заплатили, деньги не&nbsp;потеряются: как только он ответит, заказ подтвердится.
        </Callout>
      ) : (
        <Callout tone="info" icon={<Spinner />} title="Ждём ответа банка.">
          Обычно это несколько секунд. Страница обновится сама, второй раз платить не&nbsp;нужно.
        </Callout>
      );
    case 'refused':
      return (
        <Callout tone="critical" title="Оплата не&nbsp;прошла.">
          {refusalText(now.payment.reason)}
        </Callout>
      );
    case 'in_doubt':
      return (
        <Callout tone="caution" title="Заказ ждёт подтверждения магазина.">
          Мы позвоним по&nbsp;номеру {formatPhone(order.customer.phone)}. До&nbsp;звонка товары
          не&nbsp;отложены, а&nbsp;промокод, бонусы и&nbsp;сертификаты не&nbsp;списаны. Платить пока
          не&nbsp;нужно.
        </Callout>
      );
    case 'cancelled':
    case 'expired':
      return <Cancelled order={order} expired={now.stage === 'expired'} />;
    case 'unpaid':
      return (
        <Text tone="muted">
          {owed > 0 ? (
            <>
              Товары отложены для вас, осталось{' '}
              {awaitsMoney({ toPay: owed, payType: payType.code }) ? 'заплатить' : 'подтвердить заказ'}.
            </>
          ) : (
            <>Бонусы и&nbsp;сертификаты покрыли всю сумму: платить ничего не&nbsp;нужно.</>
          )}
        </Text>
      );
  }
}

function Cancelled({ order, expired }: { order: Order; expired: boolean }) {
  const lines = givenBackLines(order, true);
  const missed = awaitsMoney({ toPay: order.totals.toPay, payType: order.payType.code });
  return (
    <Callout
      tone={expired ? 'caution' : 'info'}
      title={
        expired
          ? `Заказ не\u00a0${missed ? 'оплачен' : 'подтверждён'} вовремя и\u00a0отменён.`
          : 'Заказ отменён.'
      }
    >
      {lines.length > 0 ? (
        <ul className={css.lines}>
          {lines.map((line) => (
            <li key={line}>{line}.</li>
          ))}
        </ul>
      ) : (
        <>Деньги не&nbsp;списывались, товары вернулись в&nbsp;продажу.</>
      )}
    </Callout>
  );
}
