import { plaid } from '../makers/textiles.ts';
import type { ThrowRow } from '../makers/textiles.ts';

const rows: readonly ThrowRow[] = [
  {
    name: 'Сирень',
    yarn: 'меринос',
    colours: [
      ['lilac', 'milk'],
      ['oat', 'milk'],
      ['graphite', 'stone'],
      ['sage', 'milk'],
    ],
    sizes: [
      [[130, 170], 5_990],
      [[150, 200], 7_490],
    ],
    look: { style: 'folded', pattern: 'plain', cloth: 'boucle', fringe: true },
    mark: 'hit',
    sale: 14,
    note: 'Лёгкий шерстяной плед с кистями: один вечер на диване, один на веранде. Не колется.',
  },
  {
    name: 'Коса',
    form: 'вязаный',
    yarn: 'хлопок',
    colours: [
      ['milk', 'oat'],
      ['dust', 'milk'],
      ['rose', 'milk'],
      ['mustard', 'milk'],
    ],
    sizes: [[[130, 170], 4_490]],
    look: { style: 'folded', pattern: 'knit', fringe: false },
    mark: 'hit',
    note: 'Вязка крупной косой, тяжёлый и уютный. Хлопок не скатывается и не боится кошек.',
  },
  {
    name: 'Клетка',
    yarn: 'шерсть',
    colours: [
      ['terracotta', 'milk'],
      ['petrol', 'milk'],
      ['olive', 'mustard'],
    ],
    sizes: [[[140, 200], 6_490]],
    look: { style: 'folded', pattern: 'checks', cloth: 'linen', fringe: true },
    note: 'Клетчатый плед, с которым ездят на дачу и накрывают колени в машине.',
  },
  {
    name: 'Полоса',
    yarn: 'лён',
    colours: [
      ['oat', 'graphite'],
      ['milk', 'dust'],
      ['sage', 'milk'],
    ],
    sizes: [[[140, 200], 3_990]],
    look: { style: 'folded', pattern: 'stripes', cloth: 'linen', fringe: true },
    note: 'Летний плед: прохладный, тонкий, днём служит покрывалом.',
  },
  {
    name: 'Дорога',
    form: 'в ремешках',
    yarn: 'шерсть',
    colours: [
      ['graphite', 'milk'],
      ['emerald', 'milk'],
      ['plum', 'milk'],
    ],
    sizes: [[[130, 180], 5_490]],
    look: { style: 'rolled', pattern: 'plain', cloth: 'boucle', fringe: false },
    mark: 'new',
    note: 'Сворачивается в рулон и застёгивается на кожаные ремешки с ручкой: для пикника и долгой электрички.',
  },
  {
    name: 'Стопка',
    form: 'два в комплекте',
    yarn: 'хлопок',
    colours: [
      ['dust', 'milk'],
      ['rose', 'milk'],
      ['sage', 'oat'],
    ],
    sizes: [[[120, 160], 5_290]],
    look: { style: 'stack', pattern: 'plain', cloth: 'boucle', fringe: false },
    note: 'Два пледа, цветной и светлый. Спорить, кому какой, придётся всё равно.',
  },
];

export const throws = rows.map(plaid);
