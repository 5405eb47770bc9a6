import type { Info } from '@siren/contract/info';
import { cartSummary } from '@siren/domain/cart';
import { purchaseEvent } from '@siren/domain/metrics';
import { memo } from 'react';
import type { CartView as View } from '../cart/index.ts';
import { LateAdditionalPanel, LateClientPanel, walletOf } from '../clients/index.ts';
import type { StaffOrder } from '../clients/index.ts';
import { useMetrics } from '../metrics/index.ts';
import { useServices } from '../services/index.ts';
import { useWallet } from '../wallet/index.ts';
import { CartView } from './CartView.tsx';
import { LateBuyerPart } from './LateBuyerPart.tsx';
import { LatePayMeans } from './LatePayMeans.tsx';
import { LatePickup } from './pickup/LatePickup.tsx';
import { useOrdering } from './useOrdering.ts';

export interface CartDeskProps {
  info: Info;
  /** null for everybody who orders for themselves alone. */
  staff: StaffOrder | null;
  onPlaced(id: number): void;
  view: View;
}

/** Everything about the cart besides its rows, as of `view`: what it comes to, who buys, how it is paid. */
export const CartDesk = memo(function CartDesk({ info, staff, onPlaced, view }: CartDeskProps) {
  const { progress, session } = view;
  const cart = view.cart ?? info.cart;
  const condition = staff?.additional?.condition;
  const choice = useServices(cart, condition);
  const paying = useWallet(walletOf(info, staff));
  const metrics = useMetrics();
  const summary = cartSummary(cart, choice.selection, paying, condition);

  const found = (id: number) => {
    // The next order is another matter.
    paying.onUseBonus(false);
    onPlaced(id);
  };
  const ordering = useOrdering({
    info,
    cart,
    progress,
    session,
    choice,
    summary,
    staff,
    busy: paying.busy,
    useBonus: paying.useBonus,
    onPlaced(id) {
      metrics.emit(purchaseEvent(id, cart, summary.totals.toPay), `purchase ${id}`);
      found(id);
    },
    onFound: found,
  });

  const { pickup } = ordering;
  const address = info.stores.find(({ id }) => id === pickup?.plan?.store)?.address ?? '';
  return (
    <CartView
      cart={cart}
      client={staff && <LateClientPanel attached={info.client} onUser={staff.onUser} />}
      additional={
        staff && (
          <LateAdditionalPanel
            info={info}
            store={pickup?.chosen}
            toPay={summary.totals.toPay}
            exposition={cart.content.some((row) => row.selected && cart.offers[row.offer]?.exposition)}
            staff={staff}
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
      pending={progress.changes.length > 0}
      placing={ordering.placing}
      fetched={ordering.withAddress ? null : { address, date: pickup?.plan?.date ?? null }}
      stores={
        ordering.withAddress ? null : (
          <LatePickup
            info={info}
            cart={cart}
            desk={pickup ?? null}
            changed={ordering.trouble?.kind === 'changed'}
            onWay={choice.toggle}
          />
        )
      }
      means={
        <LatePayMeans
          cart={cart}
          summary={summary}
          guest={!info.user}
          paying={paying}
          onFailure={ordering.stop}
        />
      }
      trouble={ordering.trouble}
      onCityChange={(city) => session.change('/api/cart/set-service-city', { city })}
      onOrder={ordering.order}
      onDrop={() => {
        const gone = cart.content.filter((row) => row.selected && !summary.ordered.includes(row));
        void session.toggle(
          gone.flatMap(({ grouped }) => grouped),
          false,
        );
        ordering.order();
      }}
      onProof={ordering.prove}
      onProofEdit={ordering.forgetRefusal}
    />
  );
});
