import type { Info } from '@siren/contract/info';
import { cartQuote } from '@siren/domain/cart';
import type { CartState, CartSummary } from '@siren/domain/cart';
import { shownOrder } from '@siren/domain/checkout';
import { needsAddress } from '@siren/domain/services';
import { useEffect, useRef, useState } from 'react';
import type { CartView } from '../cart/index.ts';
import type { StaffOrder } from '../clients/index.ts';
import { useReloadInfo } from '../info/index.ts';
import { catchUp } from '../navigation/index.ts';
import { useNotices } from '../notices/index.ts';
import type { ServiceChoice } from '../services/index.ts';
import type { BuyerDesk } from './buyer/BuyerDesk.ts';
import type { PickupDesk } from './pickup/PickupDesk.ts';
import type { OrderProof, OrderTrouble } from './OrderTrouble.ts';
import { useOrder } from './useOrder.ts';
import type { OrderDraft } from './useOrder.ts';

interface OrderingOptions extends Pick<CartView, 'progress' | 'session'> {
  info: Info;
  /** As it is shown, with `progress`. */
  cart: CartState;
  choice: ServiceChoice;
  summary: CartSummary;
  /** null for everybody who orders for themselves alone. */
  staff: StaffOrder | null;
  /** Something that the sum depends on is on its way, besides the cart's own changes. */
  busy: boolean;
  useBonus: boolean;
  onPlaced(id: number): void;
  /** A former order, whose answer got lost, turned out to be placed. */
  onFound(id: number): void;
}

/** So long a press waits for the form's code, ms. */
const FORM_MS = 8_000;

export interface Ordering {
  placing: boolean;
  trouble: OrderTrouble | null;
  withAddress: boolean;
  /** The choice of the store; null where the order is brought, undefined until the form is there. */
  pickup: PickupDesk | null | undefined;
  /** The buyer's form hands itself over here. */
  setDesk(desk: BuyerDesk | null): void;
  choosePayType(payType: number): void;
  order(): void;
  /** Goes on with an order that asked for proof. */
  prove(proof: OrderProof): void;
  forgetRefusal(): void;
  /** An order that waits for what is under way does not go: something of that was refused. */
  stop(): void;
}

/** From the press of the button to the order: waits for what is under way, asks the form, sends what is shown. */
export function useOrdering({
  info,
  cart,
  progress,
  session,
  choice,
  summary,
  staff,
  busy,
  useBonus,
  ...on
}: OrderingOptions): Ordering {
  const notices = useNotices();
  const reloadInfo = useReloadInfo();
  const [desk, setDesk] = useState<BuyerDesk | null>(null);
  const withAddress = needsAddress(cart.services.services, choice.selection);

  const { placing, trouble, place, forgetRefusal } = useOrder({
    user: info.user?.id ?? null,
    cart: info.cart,
    phone: desk?.phone ?? null,
    onPlaced(id) {
      desk?.done();
      on.onPlaced(id);
    },
    onFound(id) {
      desk?.done();
      on.onFound(id);
    },
    onRefusedField: (field) => desk?.refuse(field),
    onFailure: notices.fail,
    onStale: reloadInfo,
  });

  const submit = (proof?: OrderProof) => {
    const buyer = desk?.take();
    if (!buyer) return;
    if (staff?.hindered) return document.getElementById(staff.hindered)?.focus();
    const quote = cartQuote(cart, choice.selection, summary);
    const shown = desk?.pickup?.plan ? { ...quote, date: desk.pickup.plan.date } : quote;
    const draft: OrderDraft = {
      ...buyer,
      customer: { ...buyer.customer, internet: staff !== null && staff.user.status !== 'empty' },
      services: choice.selection.map(({ key, quantity }) => ({ key, quantity })),
      city: cart.services.city,
      useBonus,
      ...shownOrder(shown),
      client: staff?.user.id ?? null,
      clientPhone: info.client?.phone ?? null,
      additional: staff?.additional ?? undefined,
    };
    void place(draft, shown, proof);
  };

  // What was done to the cart a moment ago is part of the order: it is saved, and seen, before that. So is the form,
  // whose code may still be on its way.
  const idle = !busy && !staff?.busy && desk !== null && progress.calls + progress.changes.length === 0;
  const [wanted, setWanted] = useState(false);
  const stop = () => setWanted(false);
  const order = async () => {
    catchUp();
    if (idle && session.progress() === progress) return submit();
    setWanted(true);
    if (!(await session.settled())) stop();
  };
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    // A press of a moment ago may not be drawn yet.
    if (!wanted || !idle || session.progress() !== progress) return;
    setWanted(false);
    latest.current();
  }, [wanted, idle, progress, session]);

  useEffect(() => {
    if (!wanted || desk) return;
    const timer = setTimeout(() => {
      setWanted(false);
      notices.warn('Форма ещё не\u00a0загрузилась. Проверьте связь и\u00a0нажмите ещё раз.');
    }, FORM_MS);
    return () => clearTimeout(timer);
  }, [wanted, desk, notices]);

  return {
    placing: placing || wanted,
    trouble,
    withAddress,
    pickup: desk?.pickup,
    setDesk,
    choosePayType(payType) {
      void session.change('/api/cart/set-pay-type', { payType }).then((saved) => {
        // The choice stays in the form, and what can be chosen is told anew.
        if (!saved) void reloadInfo().catch(() => undefined);
      });
    },
    order: () => void order(),
    prove: submit,
    forgetRefusal,
    stop,
  };
}
