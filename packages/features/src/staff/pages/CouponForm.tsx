import type { PageCoupon } from '@siren/domain/pages';
import { Combobox } from '@siren/ui/combobox';
import type { BlockFormProps, Own } from './BlockFormProps.ts';
import { BlockTitle } from './BlockTitle.tsx';
import { couponName } from './pageWords.ts';

const OF_PROMO = { value: '', label: 'Промокод этой акции' };

const optionOf = (coupon: PageCoupon) => ({ value: String(coupon.id), label: couponName(coupon) });

/** Which code a block shows. A promo of a feed has one of its own. */
export function CouponForm({ block, page, choices, onChange }: BlockFormProps<Own<'coupon'>>) {
  const { coupon, ...rest } = block;
  const options = [...(page.fed ? [OF_PROMO] : []), ...(choices?.coupons ?? []).map(optionOf)];
  const chosen = options.find(({ value }) => value === String(coupon ?? ''));
  const unknown = coupon === undefined ? null : { value: String(coupon), label: `№\u00a0${coupon}` };
  return (
    <>
      <BlockTitle block={block} onChange={onChange} />
      <Combobox
        label="Промокод"
        hint="По коду или описанию. Виден, пока идут и&nbsp;промокод, и&nbsp;страница"
        options={options}
        value={chosen ?? unknown}
        onValueChange={(next) =>
          onChange(next && next.value !== '' ? { ...rest, coupon: Number(next.value) } : rest)
        }
      />
    </>
  );
}
