import type { PageCoupon } from '@siren/domain/pages';
import { Combobox } from '@siren/ui/combobox';
import { useResource } from '../../api/index.ts';
import { meResource } from '../kit/index.ts';
import type { BlockFormProps, Own } from './BlockFormProps.ts';
import { BlockTitle } from './BlockTitle.tsx';
import { couponName } from './pageWords.ts';

const OF_PROMO = { value: '', label: 'Промокод этой акции' };

const optionOf = (coupon: PageCoupon) => ({ value: String(coupon.id), label: couponName(coupon) });

/** Which code a block shows: chosen by whoever may see codes, and told to others by what it is for. A promo of a feed has one of its own. */
export function CouponForm({ block, page, choices, onChange }: BlockFormProps<Own<'coupon'>>) {
  const { coupon, ...rest } = block;
  const me = useResource(meResource).data;
  const mayChoose = me?.permissions.includes('coupons.edit') ?? false;
  const options = [...(page.fed ? [OF_PROMO] : []), ...(choices?.coupons ?? []).map(optionOf)];
  const chosen = options.find(({ value }) => value === String(coupon ?? ''));
  const unknown = coupon === undefined ? null : { value: String(coupon), label: `№\u00a0${coupon}` };
  return (
    <>
      <BlockTitle block={block} onChange={onChange} />
      <Combobox
        label="Промокод"
        hint={
          mayChoose || !me
            ? 'По коду или описанию. Виден, пока идут и\u00a0промокод, и\u00a0страница'
            : 'Выбирает тот, у\u00a0кого есть право на\u00a0промокоды. Виден, пока идут и\u00a0промокод, и\u00a0страница'
        }
        options={options}
        value={chosen ?? unknown}
        readOnly={!mayChoose}
        onValueChange={(next) =>
          onChange(next && next.value !== '' ? { ...rest, coupon: Number(next.value) } : rest)
        }
      />
    </>
  );
}
