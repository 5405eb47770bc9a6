import type { ProductVariant } from '@siren/domain/catalog';
import { Price } from '@siren/ui/price';
import { Signal } from '@siren/ui/signal';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { stockLine } from '../catalog/index.ts';
import * as css from './BuyBox.css.ts';
import { isOrderable } from './isOrderable.ts';

export interface BuyBoxProps {
  variant: ProductVariant;
  /** «В корзину» or its stepper. */
  action: ReactNode;
  /** The heart beside it. */
  favorite: ReactNode;
  /** Why it cannot be had and what to do; nothing where it can. */
  unavailable: ReactNode;
  /** How it reaches the buyer. */
  delivery: ReactNode;
}

/** What the chosen variant costs, whether there is any, the one action, and the delivery beside it. */
export function BuyBox({ variant, action, favorite, unavailable, delivery }: BuyBoxProps) {
  const { price, oldPrice } = variant;
  const orderable = isOrderable(variant);
  const stock = stockLine({ ...variant, deliveryDate: nearestDelivery(variant) });
  return (
    <div className={css.box}>
      <div className={css.price} role="status">
        <Price size="page" price={price} oldPrice={oldPrice} saving="words" />
        {orderable ? (
          <div className={css.line}>
            <Signal tone={stock.tone}>{stock.text}</Signal>
          </div>
        ) : (
          // The words below say the same and more; here it is heard when the variant changes.
          <VisuallyHidden>{stock.text}</VisuallyHidden>
        )}
      </div>
      {!orderable && <div className={css.whole}>{unavailable}</div>}
      <div className={css.action}>{action}</div>
      <div className={css.favorite}>{favorite}</div>
      {variant.delivery.length > 0 && <div className={css.whole}>{delivery}</div>}
    </div>
  );
}

/** What is fetched from a store is no delivery. */
function nearestDelivery({ delivery }: ProductVariant): string | null {
  const dates = delivery.filter(({ brought }) => brought).map(({ date }) => date);
  return dates.toSorted()[0] ?? null;
}
