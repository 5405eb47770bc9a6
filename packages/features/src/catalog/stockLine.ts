import type { ProductCard } from '@siren/domain/catalog';
import { formatDay, NBSP, plural } from '@siren/ui/format';

export interface StockLine {
  tone: 'positive' | 'caution' | 'none';
  text: string;
}

/** What a card says of stock and of the nearest delivery: a date, not a duration. */
export function stockLine({
  stock,
  exposition,
  deliveryDate,
}: Pick<ProductCard, 'stock' | 'exposition' | 'deliveryDate'>): StockLine {
  if (exposition) return { tone: 'none', text: 'Только для экспозиции' };
  if (stock.status === 'out_of_stock') return { tone: 'none', text: 'Нет в\u00a0наличии' };
  const few = stock.status === 'few';
  const delivery = deliveryDate ? `, доставим ${formatDay(deliveryDate, 'UTC')}` : '';
  return {
    tone: few ? 'caution' : 'positive',
    text: (few ? left(stock.quantity) : 'В\u00a0наличии') + delivery,
  };
}

function left(quantity: number): string {
  return `${plural(quantity, ['Осталась', 'Осталось', 'Осталось'])} ${quantity}${NBSP}шт.`;
}
