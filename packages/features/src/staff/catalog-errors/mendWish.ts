import type { PayloadOf } from '@siren/contract/calls';
import { isBadLength, isBrandTwice, isMojibake } from '@siren/domain/catalog-errors';
import type { CatalogError } from '@siren/domain/catalog-errors';
import { priceProblem } from '@siren/domain/goods';
import type { StaffGood } from '@siren/domain/goods';
import { parseMoney } from '@siren/domain/money';
import { formatExactMoney } from '@siren/ui/format';

type Wish = Pick<PayloadOf<'/api/admin/catalog/save'>, 'set' | 'prices'>;
type Read = { wish: Wish; problem: null } | { problem: string };

function priceWish({ offer, region }: CatalogError, good: StaffGood, typed: string): Read {
  const price = parseMoney(typed);
  const present = good.variants
    .find((variant) => variant.offer === offer)
    ?.prices.find((one) => one.region.id === region?.id);
  if (offer === null || !region || !present) return { problem: 'Этой цены у\u00a0товара больше нет.' };
  if (price === null) return { problem: 'Напишите рубли, копейки после запятой: «1\u00a0234,50».' };
  const { oldPrice } = present;
  switch (priceProblem(price, oldPrice)) {
    case 'price':
      return { problem: 'Цена больше нуля и\u00a0меньше 10\u00a0миллиардов.' };
    case 'old_price':
      return {
        problem: `Старая цена ${formatExactMoney(oldPrice ?? 0)} не\u00a0выше новой. Измените обе в\u00a0товаре.`,
      };
    default:
      return { problem: null, wish: { prices: [{ offer, region: region.id, price, oldPrice }] } };
  }
}

function nameWish({ rule }: CatalogError, { brand }: StaffGood, typed: string): Read {
  const name = typed.trim();
  if (isBadLength(name)) return { problem: 'От\u00a01 до\u00a0120\u00a0знаков.' };
  if (rule === 'mojibake' && isMojibake(name)) return { problem: 'Буквы всё ещё испорчены.' };
  if (rule === 'brand_twice' && brand !== null && isBrandTwice(name, brand))
    return { problem: `Бренд «${brand}» всё ещё стоит дважды.` };
  return { problem: null, wish: { set: { name } } };
}

/** What the good is asked for so that the error is mended by what was typed; or why it would not be. */
export const mendWish = (error: CatalogError, good: StaffGood, typed: string): Read =>
  error.rule === 'price_jump' ? priceWish(error, good, typed) : nameWish(error, good, typed);
