import { formatReduction } from '@siren/ui/format';
import { useState } from 'react';
import { useCart } from '../cart/index.ts';
import { CouponBox } from './CouponBox.tsx';

export interface PromoCouponProps {
  title: string;
  code: string;
  description: string;
}

/** The code of a promo, with what it does in the buyer's cart. */
export function PromoCoupon({ title, code, description }: PromoCouponProps) {
  const { cart, session } = useCart();
  const [busy, setBusy] = useState(false);
  const coupon = cart?.coupon?.code.toUpperCase() === code.toUpperCase() ? cart.coupon : null;
  const apply = async () => {
    setBusy(true);
    await session.change('/api/cart/coupon', { coupon: code });
    setBusy(false);
  };
  const applied =
    coupon &&
    (coupon.reason === null
      ? `Промокод применён: скидка ${formatReduction(coupon.discount)}.`
      : 'Промокод в\u00a0корзине: он сработает на\u00a0товары акции.');
  return <CouponBox {...{ title, code, description, applied, busy }} onApply={() => void apply()} />;
}
