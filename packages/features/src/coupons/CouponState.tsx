import type { CartState } from '@siren/domain/cart';
import type { AppliedCoupon } from '@siren/domain/coupons';
import { Chip } from '@siren/ui/chip';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useId } from 'react';
import { couponGoods } from './couponGoods.ts';
import { couponNote } from './couponNote.ts';
import { CouponWay } from './CouponWay.tsx';

export interface CouponStateProps {
  cart: CartState;
  coupon: AppliedCoupon;
  busy: boolean;
  onRemove(): void;
}

/** A coupon that is applied: what it does and on what, or why it does nothing and where to go on. */
export function CouponState({ cart, coupon, busy, onRemove }: CouponStateProps) {
  const note = useId();
  const goods = couponGoods(cart);
  return (
    <Stack gap={1}>
      <Inline>
        <Chip removable aria-disabled={busy || undefined} aria-describedby={note} onClick={onRemove}>
          {coupon.code}
        </Chip>
      </Inline>
      <div id={note}>
        <Text size={14} tone={coupon.reason ? 'caution' : 'positive'}>
          {couponNote(coupon)}
        </Text>
        {goods && (
          <Text size={14} tone="muted">
            {goods}
          </Text>
        )}
      </div>
      <CouponWay {...coupon} />
    </Stack>
  );
}
