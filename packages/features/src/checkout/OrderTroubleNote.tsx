import { errorTable } from '@siren/contract/errors';
import type { CartState } from '@siren/domain/cart';
import { orderDifferences } from '@siren/domain/checkout';
import { Callout } from '@siren/ui/callout';
import { changeTitle } from './changeTitle.ts';
import { differenceText } from './differenceText.ts';
import * as css from './OrderSummary.css.ts';
import type { OrderTrouble } from './OrderTrouble.ts';

export interface OrderTroubleNoteProps {
  trouble: Exclude<OrderTrouble, { kind: 'proof' }>;
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
        <Callout tone="caution" role="alert" title={changeTitle(total, trouble.shown.totals.toPay, reasons)}>
          <Lines texts={reasons.map((difference) => differenceText(difference, cart))} />
          Проверьте и&nbsp;нажмите «Оформить заказ» ещё раз.
        </Callout>
      );
    }
    case 'goods': {
      const title = trouble.exposition
        ? errorTable['cart.exposition_only'].text
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
