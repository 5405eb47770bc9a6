import { paths } from '@siren/contract/routes';
import { fullPrice, heldFor, maxQuantity, offerProblem } from '@siren/domain/cart';
import type { CartItem, CartOffer, CartState } from '@siren/domain/cart';
import { multiplyRoubles } from '@siren/domain/money';
import { Callout } from '@siren/ui/callout';
import { Checkbox } from '@siren/ui/checkbox';
import { formatMoney, formatNumber } from '@siren/ui/format';
import { TrashIcon } from '@siren/ui/icons';
import { Inline } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Price } from '@siren/ui/price';
import { QuantityStepper } from '@siren/ui/quantity-stepper';
import { Spinner } from '@siren/ui/spinner';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from '../navigation/index.ts';
import { GoodPicture } from '../pictures/index.ts';
import * as css from './CartRow.css.ts';
import { rowNote } from './rowNote.ts';

export interface CartRowProps {
  cart: CartState;
  row: CartItem;
  offer: CartOffer;
  /** Quantity that is saved so far, while another is on its way. */
  savedQuantity: number | null;
  onSelect(selected: boolean): void;
  onQuantityChange(quantity: number): void;
  onRemove(): void;
}

/** One row of the cart: what it is, how many, what it comes to. */
export function CartRow({
  cart,
  row,
  offer,
  savedQuantity,
  onSelect,
  onQuantityChange,
  onRemove,
}: CartRowProps) {
  const problem = offerProblem(offer, row.quantity, heldFor(cart));
  const note = rowNote(problem, offer);
  const pending = savedQuantity !== null;
  const before = Math.max(offer.oldPrice ?? 0, fullPrice(cart, row));
  const orderable = problem !== 'exposition_only' && problem !== 'item_unavailable';
  const ordered = row.selected && orderable;
  return (
    <li className={css.row} aria-label={offer.name}>
      <div className={css.mark}>
        <Checkbox
          aria-label={`Заказать: ${offer.name}`}
          checked={row.selected && orderable}
          disabled={!orderable}
          onCheckedChange={onSelect}
        />
      </div>
      <div className={ordered ? css.picture : css.pictureFaded}>
        <GoodPicture image={offer.image} sizes="112px" radius="m" />
      </div>
      <div className={css.words}>
        <Link variant="quiet" render={<RouterLink to={paths.product(offer.path)} />}>
          <Text as="span" weight="medium" tone={ordered ? 'strong' : 'muted'}>
            {offer.name}
          </Text>
        </Link>
        {offer.options && (
          <Text size={14} tone="muted">
            {offer.options}
          </Text>
        )}
        <Text size={14} tone="muted" numeric>
          Артикул {offer.article}
        </Text>
      </div>
      <div className={css.quantity}>
        <QuantityStepper
          value={row.quantity}
          min={0}
          // A row above stock can always be lowered, and never raised.
          max={Math.max(maxQuantity(offer, heldFor(cart)), row.quantity)}
          label={`Количество: ${offer.name}`}
          pending={pending}
          tone="neutral"
          onValueChange={onQuantityChange}
        />
      </div>
      <div className={css.sum}>
        <Price
          price={multiplyRoubles(row.price, row.quantity)}
          oldPrice={before > row.price ? multiplyRoubles(before, row.quantity) : null}
          size="row"
          align="endWide"
          pending={pending}
        />
        {row.quantity > 1 && (
          <Text size={14} tone="muted" numeric>
            {formatMoney(row.price)} за&nbsp;шт.
          </Text>
        )}
      </div>
      <div className={css.actions}>
        <Link variant="quiet" roomy render={<button type="button" onClick={onRemove} />}>
          <Text as="span" size={14} tone="muted">
            <Inline as="span" gap={1}>
              <TrashIcon size="s" /> Удалить
            </Inline>
          </Text>
        </Link>
      </div>
      {pending && (
        <Text as="span" size={14} tone="brand">
          <span className={css.saving}>
            <Spinner size="s" /> Сохраняем: было {formatNumber(savedQuantity)}, станет{' '}
            {formatNumber(row.quantity)}
          </span>
        </Text>
      )}
      {note && (
        <div className={css.note}>
          <Callout tone={problem ? 'caution' : 'info'}>{note}</Callout>
        </div>
      )}
    </li>
  );
}
