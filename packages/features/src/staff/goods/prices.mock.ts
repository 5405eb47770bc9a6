import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { GoodPrice, GoodVariant } from '@siren/domain/goods';

type Wish = Pick<
  CheckedPayloadOf<'/api/admin/catalog/save'>,
  'prices' | 'newPrices' | 'gonePrices' | 'pricesBack'
>;

/** Regions of the mocked shop. */
export const priceRegions = [
  { id: 1, name: 'Екатеринбург' },
  { id: 3, name: 'Пермь' },
  { id: 4, name: 'Тюмень' },
];

const byHand = { by: 'Елена Ким', at: '2026-11-21T12:46:00+05:00' };

/** A variant with prices as they are after a save. */
export function withPrices<Of extends GoodVariant>(variant: Of, wish: Wish): Of {
  const isOf = (region: number) => (one: { offer: number; region: number }) =>
    one.offer === variant.offer && one.region === region;
  const kept = variant.prices.filter(({ region }) => !wish.gonePrices.some(isOf(region.id)));
  const changed = kept.map((price): GoodPrice => {
    const wished = wish.prices.find(isOf(price.region.id));
    if (wished) return { ...price, price: wished.price, oldPrice: wished.oldPrice, byHand };
    const isBack = wish.pricesBack.some(isOf(price.region.id));
    return isBack && price.feed ? { ...price, ...price.feed, byHand: null } : price;
  });
  const made = priceRegions.flatMap(({ id, name }): GoodPrice[] => {
    const wished = wish.newPrices.find(isOf(id));
    if (!wished) return [];
    const region = { id, name, timeZone: 'Asia/Yekaterinburg' };
    const { price, oldPrice } = wished;
    return [{ ...{ region, price, oldPrice, byHand, feed: null }, pieces: 0, stores: [] }];
  });
  return { ...variant, prices: [...changed, ...made] };
}
