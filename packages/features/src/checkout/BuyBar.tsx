import { ActionBar } from '@siren/ui/app-shell';
import { Button } from '@siren/ui/button';
import { formatCount } from '@siren/ui/format';
import { Price } from '@siren/ui/price';
import { Text } from '@siren/ui/text';
import * as css from './BuyBar.css.ts';

export interface BuyBarProps {
  /** Roubles. */
  toPay: number;
  pieces: number;
  pending: boolean;
  /** Goes to where one says who buys. */
  onGo(): void;
}

/** The sum within reach while the rows are in view. */
export function BuyBar({ toPay, pieces, pending, onGo }: BuyBarProps) {
  return (
    <ActionBar>
      <div className={css.sum}>
        <Price price={toPay} size="row" exact pending={pending} />
        <Text size={12} tone="muted">
          {formatCount(pieces, ['товар', 'товара', 'товаров'])} с&nbsp;доставкой
        </Text>
      </div>
      <Button onClick={onGo}>К&nbsp;оформлению</Button>
    </ActionBar>
  );
}
