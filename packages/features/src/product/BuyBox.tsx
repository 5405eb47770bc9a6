import type { ProductVariant } from '@siren/domain/catalog';
import { Callout } from '@siren/ui/callout';
import { Price } from '@siren/ui/price';
import { Signal } from '@siren/ui/signal';
import type { ReactNode } from 'react';
import { stockLine } from '../catalog/index.ts';
import * as css from './BuyBox.css.ts';

export interface BuyBoxProps {
  variant: ProductVariant;
  /** Nearest delivery, ISO 8601 date. */
  deliveryDate: string | null;
  /** «В корзину» or its stepper. */
  action: ReactNode;
  /** How it reaches the buyer. */
  delivery: ReactNode;
}

/** What the chosen variant costs, whether there is any, the one action, and the delivery beside it. */
export function BuyBox({ variant, deliveryDate, action, delivery }: BuyBoxProps) {
  const { price, oldPrice, exposition } = variant;
  const stock = stockLine({ ...variant, deliveryDate });
  return (
    <div className={css.box}>
      <div role="status">
        <Price size="page" price={price} oldPrice={oldPrice} saving="words" />
        <div className={css.line}>
          <Signal tone={stock.tone}>{stock.text}</Signal>
        </div>
      </div>
      {exposition && (
        <Callout tone="caution" title="Только для экспозиции">
          Товар стоит в&nbsp;магазине: его можно посмотреть, а&nbsp;заказать домой нельзя.
        </Callout>
      )}
      <div className={css.action}>{action}</div>
      {!exposition && variant.stock.status !== 'out_of_stock' && delivery}
    </div>
  );
}
