import { tiles } from '@siren/domain/catalog';
import type { ProductCard } from '@siren/domain/catalog';
import { badgesNamed } from './badgesNamed.ts';
import { drawingKinds, drawnImage } from './drawnImage.ts';
import { makeCard } from './makeCard.ts';

const names = [
  'Диван «Облако» трёхместный, букле, молочный',
  'Кресло для отдыха «Тишина», дуб, рогожка шалфей',
  'Настольная лампа «Груша», керамика, терракот',
  'Стол обеденный «Колонна» круглый, орех, Ø 120 см',
  'Комод «Лоза» с дверцами из ротанга, дуб',
];
const shortNames = ['Диван «Облако»', 'Кресло «Тишина»', 'Лампа «Груша»', 'Стол «Колонна»', 'Комод «Лоза»'];
const colors = ['#d8cab4', '#a4b19b', '#bb6f52', '#80573e', '#caa67c', '#37626f', '#6f4c69'];
const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

function cardAt(index: number): ProductCard {
  const kind = at(drawingKinds, index);
  const hex = at(colors, index);
  const price = 5_990 + ((index * 7_919) % 90) * 1_000;
  const sale = index % 3 === 1;
  const left = index % 7 === 4 ? 2 : index % 11 === 9 ? 0 : 12;
  return makeCard({
    id: 200 + index,
    path: `tovar-${index}`,
    offer: 2000 + index,
    name: at(names, index),
    shortName: at(shortNames, index),
    article: String(1_204_600 + index),
    price,
    oldPrice: sale ? price + 4_500 : null,
    images: [drawnImage(kind, hex, at(tiles, index + 1), at(names, index))],
    badges: badgesNamed(index % 4 === 0 ? 'new' : '', sale ? 'sale' : ''),
    stock: { status: left === 0 ? 'out_of_stock' : left < 4 ? 'few' : 'in_stock', quantity: left },
    colors: colors
      .slice(index % 4, (index % 4) + 1 + (index % 5))
      .map((color) => ({ name: color, hex: color })),
    deliveryDate: left === 0 ? null : `2026-11-${24 + (index % 5)}`,
  });
}

/** A shelf of different goods: `makeCards(24, 24)` is the second page of a section. */
export function makeCards(count: number, from = 0): ProductCard[] {
  return Array.from({ length: count }, (_, index) => cardAt(from + index));
}
