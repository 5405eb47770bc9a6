import { paths } from '@siren/contract/routes';
import { maxQuantity } from '@siren/domain/cart';
import type { CartItem, CartOffer, OfferProblem } from '@siren/domain/cart';
import type { OrderCondition } from '@siren/domain/cart';
import { Callout } from '@siren/ui/callout';
import { Checkbox } from '@siren/ui/checkbox';
import { formatExactMoney, formatNumber } from '@siren/ui/format';
import { TrashIcon } from '@siren/ui/icons';
import { Inline } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Price } from '@siren/ui/price';
import { QuantityStepper } from '@siren/ui/quantity-stepper';
import { Spinner } from '@siren/ui/spinner';
import { Text, Words } from '@siren/ui/text';
import { memo } from 'react';
import { Link as RouterLink } from '../navigation/index.ts';
import { GoodPicture } from '../pictures/index.ts';
import * as css from './CartRow.css.ts';
import { rowNote } from './rowNote.ts';
import { useAtOnce } from './useAtOnce.ts';

/** What can be done to a row; the same object from one render to the next, so that only a changed row is drawn anew. */
export interface RowActions {
  select(row: CartItem, selected: boolean): void;
  setQuantity(row: CartItem, quantity: number): void;
  remove(row: CartItem): void;
}

export interface CartRowProps {
  row: CartItem;
  offer: CartOffer;
  /** What it comes to, roubles, and what is struck beside it; null where nothing is. */
  sum: number;
  before: number | null;
  /** Why it cannot be ordered as it stands: then it is in no sum. */
  problem: OfferProblem | null;
  /** What the cart may hold goods for. */
  condition: OrderCondition;
  /** Pieces that a row takes. */
  most: number;
  /** Quantity that is saved so far, while another is on its way. */
  savedQuantity: number | null;
  /** A change of it was sent: it takes no other until that is answered (behaviour cart-3). */
  flying: boolean;
  /** Far below the first screen. */
  far: boolean;
  actions: RowActions;
}

/** One row of the cart: what it is, how many, what it comes to. */
export const CartRow = memo(function CartRow({
  row,
  offer,
  sum,
  before,
  problem,
  condition,
  most,
  savedQuantity,
  flying,
  far,
  actions,
}: CartRowProps) {
  const [quantity, setQuantity] = useAtOnce(row.quantity, (next) => actions.setQuantity(row, next));
  const [selected, select] = useAtOnce(row.selected, (on) => actions.select(row, on));
  const [gone, setGone] = useAtOnce(false, () => actions.remove(row));
  // It takes no change; nor does one whose adding is on its way.
  const blocked = flying || row.id < 0;
  const max = maxQuantity(offer, condition, most);
  const note = rowNote(problem, offer, max);
  const pending = savedQuantity !== null;
  const orderable = problem !== 'exposition_only' && problem !== 'item_unavailable';
  const ordered = row.selected && problem === null;
  const page = paths.product(offer.path, row.offer);
  const wayOn =
    problem === 'above_stock' && max < quantity ? (
      <Link render={<button type="button" onClick={() => setQuantity(max)} />}>
        Оставить {formatNumber(max)}&nbsp;шт.
      </Link>
    ) : (
      problem && problem !== 'above_stock' && <Link render={<RouterLink to={page} />}>Похожие товары</Link>
    );
  return (
    <li className={far ? css.farRow : css.row} hidden={gone} aria-label={offer.name}>
      <div className={css.mark}>
        <Checkbox
          aria-label={`Заказать: ${offer.name}`}
          checked={selected && orderable}
          disabled={!orderable}
          aria-disabled={flying || undefined}
          onCheckedChange={(on) => blocked || select(on)}
        />
      </div>
      <div className={ordered ? css.picture : css.pictureFaded}>
        <GoodPicture image={offer.image} sizes="112px" radius="m" />
      </div>
      <div className={css.words}>
        <Link variant="quiet" render={<RouterLink to={page} />}>
          <Text as="span" weight="medium" tone={ordered ? 'strong' : 'muted'}>
            <Words>{offer.name}</Words>
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
          value={quantity}
          min={0}
          // A row above stock can always be lowered, and never raised.
          max={Math.max(max, quantity)}
          label={`Количество: ${offer.name}`}
          pending={pending}
          tone="neutral"
          onValueChange={setQuantity}
        />
      </div>
      {/* What the region does not sell has no price there. */}
      {offer.price > 0 && (
        <div className={css.sum}>
          <Price price={sum} oldPrice={before} size="row" align="end" exact pending={pending} />
          {row.quantity > 1 && (
            <Text size={14} tone="muted" numeric>
              {formatExactMoney(row.price)} за&nbsp;шт.
            </Text>
          )}
        </div>
      )}
      <div className={css.actions}>
        <Link
          variant="quiet"
          render={
            <button
              type="button"
              data-remove
              aria-disabled={flying || undefined}
              onClick={() => blocked || setGone(true)}
            />
          }
        >
          <Text as="span" size={14} tone="muted">
            <Inline as="span" gap={1}>
              <TrashIcon size="s" /> Удалить
            </Inline>
          </Text>
        </Link>
      </div>
      <div className={css.saving}>
        {pending && (
          <Text as="span" size={14} tone="brand">
            <Inline as="span" gap={2} nowrap>
              <Spinner size="s" /> Сохраняем: было {formatNumber(savedQuantity)}, станет{' '}
              {formatNumber(quantity)}
            </Inline>
          </Text>
        )}
      </div>
      {note && (
        <div className={css.note}>
          <Callout tone={problem ? 'caution' : 'info'} action={wayOn}>
            {note}
          </Callout>
        </div>
      )}
    </li>
  );
});
