import type { SuggestedCoupon } from '@siren/domain/coupons';
import { Chip } from '@siren/ui/chip';
import { formatMoney, formatReduction } from '@siren/ui/format';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useId } from 'react';

export interface SuggestedCouponsProps {
  coupons: readonly SuggestedCoupon[];
  busy: boolean;
  onApply(code: string): void;
}

/** Coupons to apply by one press, each with what it would give now or what it misses. */
export function SuggestedCoupons({ coupons, busy, onApply }: SuggestedCouponsProps) {
  const id = useId();
  if (coupons.length === 0) return null;
  return (
    <Stack as="ul" gap={3} aria-label="Подходящие промокоды">
      {coupons.map(({ code, description, discount, missing }) => (
        <li key={code}>
          <Stack gap={1}>
            <Inline gap={3}>
              <Chip
                aria-disabled={busy || undefined}
                aria-describedby={`${id}-${code}`}
                onClick={() => onApply(code)}
              >
                {code}
              </Chip>
              <Text as="span" size={14} weight="medium" tone={missing > 0 ? 'muted' : 'positive'} numeric>
                {missing > 0 ? `ещё ${formatMoney(missing)}` : formatReduction(discount)}
              </Text>
            </Inline>
            <Text id={`${id}-${code}`} size={12} tone="muted">
              {description}
            </Text>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
