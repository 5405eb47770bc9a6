import { ActionBar } from '@siren/ui/app-shell';
import { Button } from '@siren/ui/button';
import { formatCount } from '@siren/ui/format';
import { Price } from '@siren/ui/price';
import { Text } from '@siren/ui/text';
import * as css from './BuyBar.css.ts';
import type { Hindrance } from './hindrance.ts';

export interface BuyBarProps {
  /** Roubles. */
  toPay: number;
  pieces: number;
  pending: boolean;
  /** Address of the store where it is fetched, empty until one is chosen; null where it is brought. */
  pickup: string | null;
  /** What stands in the way of the order; null where nothing does. */
  hindrance: Hindrance | null;
  /** Leaves out what cannot be bought, and orders the rest. */
  onDrop(): void;
  /** Goes to where one says who buys. */
  onGo(): void;
}

/** The sum within reach while the rows are in view. */
export function BuyBar({ toPay, pieces, pending, pickup, hindrance, onDrop, onGo }: BuyBarProps) {
  return (
    <ActionBar>
      <div className={css.sum}>
        <Price price={toPay} size="row" exact pending={pending} />
        <Text size={12} tone="muted">
          <span className={css.how}>
            {hindrance?.short ?? (
              <>
                {formatCount(pieces, ['товар', 'товара', 'товаров'])}
                {pickup === null ? ' с\u00a0доставкой' : [', самовывоз', pickup].filter(Boolean).join(', ')}
              </>
            )}
          </span>
        </Text>
      </div>
      {hindrance?.drops ? (
        <Button onClick={onDrop}>Убрать и&nbsp;оформить</Button>
      ) : (
        <Button disabled={hindrance !== null} onClick={onGo}>
          К&nbsp;оформлению
        </Button>
      )}
    </ActionBar>
  );
}
