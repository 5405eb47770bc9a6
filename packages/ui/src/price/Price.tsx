import { cx } from '../element/index.ts';
import { formatExactMoney, formatMoney, formatReduction } from '../format/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Price.css.ts';

export const priceSizes = ['row', 'card', 'page'] as const;
export const priceAligns = ['start', 'end', 'endWide'] as const;

export interface PriceProps {
  /** What is paid, in roubles. */
  price: number;
  /** What was asked before, in roubles; shown only when it is more than the price. */
  oldPrice?: number | null;
  /** Says what is saved: not at all, «−14 000 ₽» or «выгода 14 000 ₽». @default 'none' */
  saving?: 'none' | 'minus' | 'words';
  /** 18, 20 or 32 px. @default 'card' */
  size?: (typeof priceSizes)[number];
  /** `end` for a column of sums; `endWide` where there is one from a tablet on only. @default 'start' */
  align?: (typeof priceAligns)[number];
  /** What is charged as it stands: with its kopecks, where it has any. @default false */
  exact?: boolean;
  /** The sum is being worked out anew. @default false */
  pending?: boolean;
}

/** The loudest words of a card: what it costs, what it cost, what is saved. */
export function Price({
  price,
  oldPrice,
  saving = 'none',
  size = 'card',
  align = 'start',
  exact = false,
  pending = false,
}: PriceProps) {
  const reduced = oldPrice != null && oldPrice > price;
  const saved = reduced ? oldPrice - price : 0;
  const format = exact ? formatExactMoney : formatMoney;
  return (
    <div className={cx(css.price, css.aligns[align])} data-state={pending ? 'pending' : undefined}>
      <span className={cx(css.now, css.sizes[size], pending && css.pending)}>{format(price)}</span>
      {reduced && (
        <s className={cx(css.old, css.asideSizes[size])}>
          <VisuallyHidden>Прежняя цена </VisuallyHidden>
          {format(oldPrice)}
        </s>
      )}
      {reduced && saving !== 'none' && (
        <span className={cx(css.saving, css.asideSizes[size])}>
          {saving === 'minus' ? formatReduction(saved) : `выгода ${formatMoney(saved)}`}
        </span>
      )}
    </div>
  );
}
