import type { AppliedCoupon, SuggestedCoupon } from '@siren/domain/coupons';
import { Button } from '@siren/ui/button';
import { Chip } from '@siren/ui/chip';
import { TextField } from '@siren/ui/field';
import { Inline, Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { couponNote } from './couponNote.ts';

export interface CouponFieldProps {
  coupon: AppliedCoupon | null;
  suggested: readonly SuggestedCoupon[];
  /** A coupon is on its way to the server. */
  busy: boolean;
  /** Resolves to whether the code was taken. */
  onApply(code: string): Promise<boolean>;
  onRemove(): void;
}

/** A coupon: behind a link until one wants it, then a field, then what it does. */
export function CouponField({ coupon, suggested, busy, onApply, onRemove }: CouponFieldProps) {
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  if (coupon) {
    return (
      <Stack gap={1}>
        <Inline>
          <Chip removable disabled={busy} onClick={onRemove}>
            {coupon.code}
          </Chip>
        </Inline>
        <Text size={14} tone={coupon.reason ? 'caution' : 'positive'} role="status">
          {couponNote(coupon)}
        </Text>
      </Stack>
    );
  }
  if (!open) {
    return (
      <Link dashed roomy render={<button type="button" onClick={() => setOpen(true)} />}>
        Есть промокод?
      </Link>
    );
  }
  const apply = async (wanted: string) => {
    if (wanted.trim() === '' || busy) return;
    if (await onApply(wanted.trim())) setOpen(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void apply(code);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={2}>
        <TextField
          label="Промокод"
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={64}
          value={code}
          onValueChange={setCode}
        />
        <Inline>
          <Button type="submit" variant="soft" loading={busy}>
            Применить
          </Button>
          {suggested.map((offer) => (
            <Chip key={offer.code} title={offer.description} onClick={() => void apply(offer.code)}>
              {offer.code}
            </Chip>
          ))}
        </Inline>
      </Stack>
    </form>
  );
}
