import type { Api } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import type { Info } from '@siren/contract/info';
import { useState } from 'react';
import { useApi } from '../../../api/index.ts';
import { useTell } from '../useTell.ts';

type Found = Pick<Info, 'cart' | 'client'>;

const NOT_FOR_THEM = 'Этому клиенту вход закрыт: заказ для\u00a0него не\u00a0оформить.';

/** Turns the cart to the client of a phone; without one, to nobody. Whoever it was for before is let go of. */
async function turnCart(api: Api, phone: string | null, { client }: Found): Promise<void> {
  if (phone !== null) {
    const turned = await api.call('/api/client/resolve-user', { phone });
    if (turned === null) throw new ApiError({ public_error: true, text: NOT_FOR_THEM }, 409);
  } else if (client !== null) {
    await api.call('/api/client/detach', {});
  }
}

export interface NewOrderWork {
  /** It is on its way. */
  busy: boolean;
  /** Something lies in the cart already, which has to be decided about. */
  asking: boolean;
  /** How many goods lay in it when it was looked at. */
  lying: number;
  begin(): Promise<void>;
  /** Goes on with what lies in the cart, or without it. Rejects with the refusal. */
  goOn(keeps: boolean): Promise<void>;
  leave(): void;
}

/** The way into the shop's own cart, on behalf of a client. @param onReady leads there */
export function useNewOrder(phone: string | null, onReady: () => void): NewOrderWork {
  const api = useApi();
  const tell = useTell();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const [asking, setAsking] = useState(false);

  async function begin(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const info = await api.call('/api/info', {});
      setFound(info);
      if (info.cart.content.length > 0) setAsking(true);
      else {
        await turnCart(api, phone, info);
        onReady();
      }
    } catch (error) {
      tell.failed(error);
    } finally {
      setBusy(false);
    }
  }
  async function goOn(keeps: boolean): Promise<void> {
    if (!found) return;
    // First the client: where that is refused nothing is gone from the cart.
    await turnCart(api, phone, found);
    const ids = found.cart.content.flatMap(({ grouped }) => grouped);
    if (!keeps) await api.call('/api/cart/delete-multi', { ids });
    onReady();
  }
  return {
    busy,
    asking,
    lying: found?.cart.content.length ?? 0,
    begin,
    goOn,
    leave: () => setAsking(false),
  };
}
