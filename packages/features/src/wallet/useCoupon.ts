import { useRef, useState } from 'react';
import type { CartView } from '../cart/index.ts';

export interface CouponUse {
  /** A coupon is on its way to the server or from it. */
  busy: boolean;
  /** Why the last code was refused; null until then and once another is tried. */
  refused: unknown;
  /** Answers whether the code was taken; one that does not work yet is. */
  apply(code: string): Promise<boolean>;
  remove(): Promise<boolean>;
  /** Forgets the refusal: the buyer is mending what they typed. */
  forgive(): void;
}

/** Applies coupons to the cart of `session`, after all that was done to it before. */
export function useCoupon(session: CartView['session']): CouponUse {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  // Two presses may come before the first is rendered.
  const running = useRef(false);

  async function change(send: () => Promise<boolean>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setRefused(null);
    const done = await send();
    running.current = false;
    setBusy(false);
    return done;
  }

  return {
    busy,
    refused,
    apply: (coupon) => change(() => session.change('/api/cart/coupon', { coupon }, setRefused)),
    remove: () => change(() => session.change('/api/cart/del-coupon', {})),
    forgive: () => setRefused(null),
  };
}
