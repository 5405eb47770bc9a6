import type { Info } from '@siren/contract/info';
import { cartQuote, cartSummary } from '@siren/domain/cart';
import type { CartItem } from '@siren/domain/cart';
import type { BuyerField } from '@siren/domain/checkout';
import { purchaseEvent } from '@siren/domain/metrics';
import { needsAddress } from '@siren/domain/services';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCart } from '../cart/index.ts';
import { useReloadInfo } from '../info/index.ts';
import { useMetrics } from '../metrics/index.ts';
import { useNotices } from '../notices/index.ts';
import { useServices } from '../services/index.ts';
import { useCoupon, useWallet } from '../wallet/index.ts';
import { CartView } from './CartView.tsx';
import { fieldId } from './fieldId.ts';
import { LatePayMeans } from './LatePayMeans.tsx';
import { payTypesOf } from './payTypesOf.ts';
import { useBuyer } from './useBuyer.ts';
import { useOrder } from './useOrder.ts';
import type { TotalChange } from './useOrder.ts';
import { useRemoval } from './useRemoval.ts';

interface CartPanelProps {
  info: Info;
  onPlaced(id: number): void;
}

const ALWAYS: readonly BuyerField[] = ['name', 'phone', 'payType'];

/** A cart with something in it, wired to the changes of this tab and to ordering. */
export function CartPanel({ info, onPlaced }: CartPanelProps) {
  const { cart: shown, saved = info.cart, progress, session } = useCart();
  const cart = shown ?? info.cart;
  const choice = useServices(cart);
  const paying = useWallet(info);
  const coupon = useCoupon(session);
  const withAddress = needsAddress(cart.services.services, choice.selection);
  const required = withAddress ? [...ALWAYS, 'address' as const] : ALWAYS;
  const payTypes = useMemo(() => payTypesOf(info.stores), [info.stores]);
  const known = useMemo(
    () => ({ payType: cart.payType ?? payTypes[0]?.id ?? null, name: info.user?.name ?? '' }),
    [cart.payType, payTypes, info.user],
  );
  const buyer = useBuyer(known, required);
  const notices = useNotices();
  const metrics = useMetrics();
  const reloadInfo = useReloadInfo();
  const remove = useRemoval();
  const [changed, setChanged] = useState<TotalChange | null>(null);
  const summary = cartSummary(cart, choice.selection, paying);

  const savedQuantities = useMemo(() => {
    const rows = saved.content;
    const moving = progress.changes.flatMap((change) => (change.type === 'update' ? [change.id] : []));
    return new Map(rows.filter(({ id }) => moving.includes(id)).map(({ id, quantity }) => [id, quantity]));
  }, [saved, progress.changes]);

  const { placing, place } = useOrder({
    onPlaced(id) {
      metrics.emit(purchaseEvent(id, cart, summary.totals.toPay), `purchase ${id}`);
      onPlaced(id);
    },
    onFailure: notices.fail,
    onTotalChanged: (change) => {
      setChanged(change);
      void reloadInfo();
    },
  });

  const submit = () => {
    const problem = buyer.check();
    if (problem) {
      const field = document.getElementById(fieldId(problem.field));
      (field?.querySelector('input') ?? field)?.focus();
      return;
    }
    setChanged(null);
    const { name, phone, email, address, comment, payType } = buyer.data;
    const draft = {
      customer: { name, phone, email, address: withAddress ? address : '', comment },
      services: choice.selection.map(({ key, quantity }) => ({ key, quantity })),
      city: cart.services.city,
      payType: payType ?? 0,
      useBonus: paying.useBonus,
      expectedTotal: summary.totals.toPay,
      expectedUses: { bonus: summary.totals.bonus, certificates: summary.totals.certificates },
    };
    void place(draft, cartQuote(cart, choice.selection, summary.totals));
  };

  // What was done to the cart a moment ago is part of the order: it is saved, and seen, before that.
  const idle = !paying.busy && progress.calls === 0 && progress.changes.length === 0;
  const [wanted, setWanted] = useState(false);
  const order = async () => {
    if (idle) return submit();
    setWanted(await session.settled());
  };
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    if (!wanted || !idle) return;
    setWanted(false);
    latest.current();
  }, [wanted, idle]);

  return (
    <CartView
      cart={cart}
      summary={summary}
      choice={choice}
      buyer={buyer}
      payTypes={payTypes}
      city={cart.services.cities.find(({ code }) => code === cart.services.city)?.name ?? info.city.name}
      withAddress={withAddress}
      savedQuantities={savedQuantities}
      pending={progress.changes.length > 0}
      placing={placing || wanted}
      means={
        <LatePayMeans cart={cart} summary={summary} guest={!info.user} wallet={paying} coupon={coupon} />
      }
      changed={changed}
      onSelectAll={(selected) => void session.toggleAll(selected)}
      onSelect={(row: CartItem, selected) => void session.toggle(row.grouped, selected)}
      onQuantityChange={(row, quantity) => {
        if (quantity === 0) remove([row]);
        else session.setQuantity(row.id, quantity);
      }}
      onRemove={remove}
      onCityChange={(city) => session.change('/api/cart/set-service-city', { city })}
      onOrder={() => void order()}
    />
  );
}
