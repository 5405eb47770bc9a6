import type { CartState } from '@siren/domain/cart';
import { formatCount, formatList } from '@siren/ui/format';

/** Names told at most; beyond them only how many more there are. */
const NAMED = 2;

/** Which of the selected goods an applied coupon is for; null where it is for all or for none of them. */
export function couponGoods({ coupon, content, offers }: CartState): string | null {
  const selected = new Set(content.filter((row) => row.selected).map(({ offer }) => offer));
  const meant = (coupon?.offers ?? []).filter((offer) => selected.has(offer));
  if (meant.length === 0 || meant.length === selected.size) return null;
  const names = meant.flatMap((offer) => offers[offer]?.name ?? []);
  const more = names.length - NAMED;
  const rest = more > 0 ? [`ещё ${formatCount(more, ['товар', 'товара', 'товаров'])}`] : [];
  return `Действует на\u00a0товары: ${formatList([...names.slice(0, NAMED), ...rest])}.`;
}
