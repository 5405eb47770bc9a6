import type { Info } from '@siren/contract/info';
import type { CartState } from '@siren/domain/cart';
import { phoneAtFault, typedPhone } from '@siren/domain/checkout';
import type { BuyerField } from '@siren/domain/checkout';
import type { PickupPlan } from '@siren/domain/pickup';
import { focusField } from '@siren/ui/error-summary';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BuyerDesk } from './BuyerDesk.ts';
import { BuyerFields } from './BuyerFields.tsx';
import { fieldId } from './fieldId.ts';
import { pickupOf } from './pickupOf.ts';
import { payTypesOf } from './payTypesOf.ts';
import { toldBy } from './toldBy.ts';
import { useBuyer } from './useBuyer.ts';
import { useKnownBuyer } from './useKnownBuyer.ts';

export interface BuyerPartProps {
  info: Pick<Info, 'user' | 'client' | 'stores' | 'sendsCodes'>;
  cart: Pick<CartState, 'payType' | 'services'>;
  /** Phone of a client of whom the lookup told nothing: the form is filled in by hand. @default null */
  byHand?: string | null;
  /** Whether the order is brought somewhere; else it is fetched from a store. */
  withAddress: boolean;
  /** Hands over what ordering goes by, and null when the form goes. */
  onDesk(desk: BuyerDesk | null): void;
  /** Another pay type was chosen. */
  onPayType(id: number): void;
}

/** Ids of the stores that may be chosen: all of the city until it is known what each can do for the cart. */
const givingStores = (stores: readonly { id: number }[], plans: readonly PickupPlan[] | null) =>
  plans
    ? plans.flatMap(({ store, state }) => (state === 'lacking' ? [] : [store]))
    : stores.map(({ id }) => id);

const ALWAYS: readonly BuyerField[] = ['name', 'phone', 'payType'];

/**
 * The buyer's form with what the shop knows and what they typed before. Where staff order for a client
 * (`info.client`), name and phone are the client's, and the phone is locked: the server knows the number.
 */
export function BuyerPart({ info, cart, byHand = null, withAddress, onDesk, onPayType }: BuyerPartProps) {
  const whose = { user: info.user?.id ?? null, client: info.client?.phone ?? null };
  const { cities, city: code } = cart.services;
  const told = useKnownBuyer(whose, byHand, code);
  const city = cities.find((other) => other.code === code) ?? { code, name: '' };
  const region = useMemo(() => payTypesOf(info.stores), [info.stores]);
  const known = useMemo(
    () => ({ ...told, payType: cart.payType ?? region[0]?.id ?? null }),
    [told, cart.payType, region],
  );
  const stores = withAddress ? null : info.stores.filter((store) => store.city === code);
  const [plans, offer] = useState<readonly PickupPlan[] | null>(null);
  const takenIn = (store: number | null) => stores?.find(({ id }) => id === store)?.payTypes ?? region;
  const owner = { ...whose, client: whose.client ?? byHand };
  const form = useBuyer({
    owner,
    known,
    city: code,
    required: [...ALWAYS, withAddress ? 'address' : 'store'],
    choices: (store) => ({
      payTypes: takenIn(store).map(({ id }) => id),
      ...(stores ? { stores: givingStores(stores, plans) } : { city: code }),
    }),
  });

  const go = (field: BuyerField) => {
    const typed = form.data.phone.filter((entry) => !entry.protected);
    focusField(fieldId(field, field === 'phone' ? phoneAtFault(typed) : 0));
  };
  const choose = (store: number) => form.change({ store });
  const latest = useRef<(Omit<BuyerDesk, 'pickup' | 'phone'> & { choose(store: number): void }) | null>(null);
  useEffect(() => {
    latest.current = {
      take() {
        const problem = form.check();
        if (problem) go(problem.field);
        return problem ? null : toldBy(form.data, withAddress);
      },
      refuse(field) {
        form.refuse(field);
        go(field);
      },
      done: form.done,
      choose,
    };
  });
  const { chosen, plan, problem, refused } = pickupOf(form, plans);
  const phone = typedPhone(form.data.phone);
  useEffect(() => () => onDesk(null), [onDesk]);
  useEffect(() => {
    let here = true;
    const desk: BuyerDesk = {
      pickup: withAddress
        ? null
        : { chosen, plan, problem, refused, choose: (id) => latest.current?.choose(id), offer },
      phone,
      take: () => latest.current?.take() ?? null,
      refuse: (field) => latest.current?.refuse(field),
      done: () => latest.current?.done(),
    };
    // What was entered before the form was awake is told to it first.
    queueMicrotask(() => here && onDesk(desk));
    return () => {
      here = false;
    };
  }, [onDesk, withAddress, phone, chosen, plan, problem, refused]);

  return (
    <BuyerFields
      form={{
        ...form,
        change: (part) => {
          form.change(part);
          if (part.payType) onPayType(part.payType);
        },
      }}
      payTypes={takenIn(form.data.store)}
      sendsReceipts={info.sendsCodes}
      city={withAddress ? city : null}
      user={info.user?.name ?? null}
      ownPhone={byHand === null ? (told.phone[0]?.phone ?? null) : null}
      locked={info.client !== null}
    />
  );
}
