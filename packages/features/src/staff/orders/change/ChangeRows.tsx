import { CART_LIMITS_MAX } from '@siren/domain/cart';
import type { Order } from '@siren/domain/orders';
import { formatExactMoney } from '@siren/ui/format';
import { IconButton } from '@siren/ui/icon-button';
import { CloseIcon } from '@siren/ui/icons';
import { QuantityStepper } from '@siren/ui/quantity-stepper';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import * as css from './ChangeDialog.css.ts';
import type { OrderChange } from './useOrderChange.ts';
import type { AddedRow } from './useWish.ts';

const named = ({ name, options }: { name: string; options: string }) =>
  [name, options].filter(Boolean).join(', ');

/** The rows of an order as they are wished: those that it has, then those that come to it. */
export function ChangeRows({
  order,
  form,
  onRemove,
}: {
  order: Order;
  form: OrderChange;
  /** A row is gone, and the focus with it. */
  onRemove(): void;
}) {
  return (
    <ul aria-label="Товары">
      {order.lines.map((line, row) => (
        <KeptRow key={row} line={line} row={row} form={form} />
      ))}
      {form.added.map((good) => (
        <NewRow
          key={good.offer}
          good={good}
          form={form}
          onRemove={() => {
            form.removeAdded(good.offer);
            onRemove();
          }}
        />
      ))}
    </ul>
  );
}

function Row({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <li className={css.row}>
      <div className={css.words}>{children}</div>
      <div className={css.end}>{end}</div>
    </li>
  );
}

function KeptRow({ line, row, form }: { line: Order['lines'][number]; row: number; form: OrderChange }) {
  const pieces = form.piecesOf(row);
  const gone = pieces === 0;
  return (
    <Row
      end={
        <QuantityStepper
          label={named(line)}
          size="s"
          tone="neutral"
          min={0}
          max={CART_LIMITS_MAX.pieces}
          value={pieces}
          onValueChange={(quantity) => form.setPieces(row, quantity)}
        />
      }
    >
      <Text as={gone ? 's' : 'p'} size={14} weight="medium" tone={gone ? 'muted' : undefined}>
        {line.name}
      </Text>
      <Text size={12} tone="muted">
        {[line.article, line.options].filter(Boolean).join(', ')}
      </Text>
      <Text size={12} tone="muted" numeric>
        по&nbsp;{formatExactMoney(line.finalPrice)}
        {pieces !== line.quantity && `, было ${line.quantity}\u00a0шт.`}
        {gone && ', уберём'}
      </Text>
    </Row>
  );
}

function NewRow({ good, form, onRemove }: { good: AddedRow; form: OrderChange; onRemove(): void }) {
  const quoted = form.quote?.lines.find(({ row, offer }) => row === null && offer === good.offer);
  return (
    <Row
      end={
        <>
          <QuantityStepper
            label={named(good)}
            size="s"
            tone="neutral"
            max={CART_LIMITS_MAX.pieces}
            value={good.quantity}
            onValueChange={(quantity) => form.setAdded(good.offer, quantity)}
          />
          <IconButton size="s" label={`Убрать: ${named(good)}`} icon={<CloseIcon />} onClick={onRemove} />
        </>
      }
    >
      <Text size={14} weight="medium">
        {good.name}
      </Text>
      <Text size={12} tone="muted">
        {[good.article, good.options].filter(Boolean).join(', ')}
      </Text>
      <Text size={12} tone="positive" numeric>
        добавим по&nbsp;сегодняшней цене, {formatExactMoney(quoted?.finalPrice ?? good.price)}
      </Text>
    </Row>
  );
}
