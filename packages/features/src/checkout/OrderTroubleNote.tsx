import type { CartState } from '@siren/domain/cart';
import { orderDifferences } from '@siren/domain/checkout';
import type { OrderDifference } from '@siren/domain/checkout';
import { sumRoubles } from '@siren/domain/money';
import { Callout } from '@siren/ui/callout';
import { formatExactMoney } from '@siren/ui/format';
import { differenceText } from './differenceText.ts';
import * as css from './OrderSummary.css.ts';
import type { OrderTrouble } from './OrderTrouble.ts';

/** One balance may make up for another: the same sum, and yet not what the buyer has seen. */
function changeTitle(total: number, reasons: readonly OrderDifference[]): string {
  const more = sumRoubles(reasons.map(({ amount }) => amount));
  const sum = formatExactMoney(total);
  return more === 0 && reasons.length > 0
    ? `Сумма прежняя, ${sum}, но\u00a0платите вы её иначе.`
    : `Сумма изменилась: ${sum}.`;
}

export interface OrderTroubleNoteProps {
  trouble: OrderTrouble;
  /** As it is now. */
  cart: CartState;
}

/** Why nothing was ordered, line by line, and what to do. */
export function OrderTroubleNote({ trouble, cart }: OrderTroubleNoteProps) {
  switch (trouble.kind) {
    case 'changed': {
      const { total, differences, quote } = trouble.change;
      const reasons = quote ? orderDifferences(trouble.shown, quote) : differences;
      return (
        <Callout tone="caution" role="alert" title={changeTitle(total, reasons)}>
          <Lines texts={reasons.map((difference) => differenceText(difference, cart))} />
          Проверьте и&nbsp;нажмите «Оформить заказ» ещё раз.
        </Callout>
      );
    }
    case 'goods': {
      const title = trouble.exposition
        ? 'Товар только для экспозиции: заказать его домой нельзя.'
        : 'Пока вы оформляли, часть товаров разобрали.';
      return (
        <Callout tone="caution" role="alert" title={title}>
          <Lines texts={trouble.offers.map((offer) => cart.offers[offer]?.name ?? 'Товар')} />
          Посмотрите пометки в&nbsp;списке: уменьшите количество или&nbsp;уберите товар.
        </Callout>
      );
    }
    case 'unanswered':
      return (
        <Callout tone="caution" role="alert" title="Ответа от&nbsp;магазина нет.">
          Проверьте связь и&nbsp;нажмите «Оформить заказ» ещё раз: сколько бы ни&nbsp;нажимали, заказ будет
          один.
        </Callout>
      );
  }
}

function Lines({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className={css.reasons}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
