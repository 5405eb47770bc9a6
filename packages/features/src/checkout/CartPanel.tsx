import type { Info } from '@siren/contract/info';
import { cartSummary } from '@siren/domain/cart';
import type { CartItem } from '@siren/domain/cart';
import { purchaseEvent } from '@siren/domain/metrics';
import { useMemo } from 'react';
import { useCart } from '../cart/index.ts';
import { LateAdditionalPanel, LateClientPanel, walletOf } from '../clients/index.ts';
import type { StaffOrder } from '../clients/index.ts';
import { useMetrics } from '../metrics/index.ts';
import { useServices } from '../services/index.ts';
import { useWallet } from '../wallet/index.ts';
import { CartView } from './CartView.tsx';
import { LateBuyerPart } from './LateBuyerPart.tsx';
import { LatePayMeans } from './LatePayMeans.tsx';
import { useOrdering } from './useOrdering.ts';
import { useRemoval } from './useRemoval.ts';

interface CartPanelProps {
  info: Info;
  /** null for everybody who orders for themselves alone. */
  staff: StaffOrder | null;
  onPlaced(id: number): void;
}

/** A cart with something in it, wired to the changes of this tab and to ordering. */
export function CartPanel({ info, staff, onPlaced }: CartPanelProps) {
  const { cart: shown, saved = info.cart, progress, session } = useCart();
  const cart = shown ?? info.cart;
  const choice = useServices(cart);
  const paying = useWallet(walletOf(info, staff));
  const metrics = useMetrics();
  const remove = useRemoval();
  const summary = cartSummary(cart, choice.selection, paying, staff?.additional?.condition);

  const savedQuantities = useMemo(() => {
    const rows = saved.content;
    const moving = progress.changes.flatMap((change) => (change.type === 'update' ? [change.id] : []));
    return new Map(rows.filter(({ id }) => moving.includes(id)).map(({ id, quantity }) => [id, quantity]));
  }, [saved, progress.changes]);

  const ordering = useOrdering({
    info,
    cart,
    choice,
    summary,
    staff,
    busy: paying.busy,
    extra: {
      useBonus: paying.useBonus,
      expectedUses: { bonus: summary.totals.bonus, certificates: summary.totals.certificates },
    },
    onPlaced(id) {
      metrics.emit(purchaseEvent(id, cart, summary.totals.toPay), `purchase ${id}`);
      onPlaced(id);
    },
  });

  return (
    <CartView
      cart={cart}
      client={staff && <LateClientPanel attached={info.client} onUser={staff.onUser} />}
      additional={
        staff && (
          <LateAdditionalPanel
            info={info}
            toPay={summary.totals.toPay}
            exposition={cart.content.some((row) => row.selected && cart.offers[row.offer]?.exposition)}
            onAdditional={staff.onAdditional}
          />
        )
      }
      summary={summary}
      choice={choice}
      buyer={
        <LateBuyerPart
          info={info}
          cart={cart}
          byHand={staff?.user.status === 'unavailable' ? staff.user.phone : null}
          withAddress={ordering.withAddress}
          onDesk={ordering.setDesk}
          onPayType={ordering.choosePayType}
        />
      }
      savedQuantities={savedQuantities}
      flying={progress.flying}
      pending={progress.changes.length > 0}
      placing={ordering.placing}
      means={<LatePayMeans cart={cart} summary={summary} guest={!info.user} paying={paying} />}
      trouble={ordering.trouble}
      onSelectAll={(selected) => void session.toggleAll(selected)}
      onSelect={(row: CartItem, selected) => void session.toggle(row.grouped, selected)}
      onQuantityChange={(row, quantity) => {
        if (quantity === 0) remove([row]);
        else session.setQuantity(row.id, quantity);
      }}
      onRemove={remove}
      onCityChange={(city) => session.change('/api/cart/set-service-city', { city })}
      onOrder={ordering.order}
    />
  );
}
