import { Text } from '@siren/ui/text';
import * as css from './CartRows.css.ts';

/** Goods in a cart are nobody's yet: the shop holds them from the order on (`RESERVE_DEFAULT`). */
export function ReserveNote() {
  return (
    <div className={css.foot}>
      <Text size={14} tone="muted">
        Пока товары не&nbsp;отложены: закрепим их за&nbsp;вами, когда оформите заказ.
      </Text>
    </div>
  );
}
