import { cushion } from '../makers/textiles.ts';
import type { CushionRow } from '../makers/textiles.ts';

const rows: readonly CushionRow[] = [
  {
    name: 'Лада',
    yarn: 'велюр',
    colours: [
      ['terracotta', 'milk'],
      ['sage', 'milk'],
      ['mustard', 'milk'],
      ['petrol', 'milk'],
      ['plum', 'rose'],
    ],
    sizes: [
      [[50, 50], 1_990],
      [[40, 40], 1_590],
    ],
    look: { cloth: 'velvet', piping: true },
    mark: 'hit',
    note: 'Та же ткань, что на диване «Лада», с кантом по краю. Две штуки разного цвета меняют диван целиком.',
  },
  {
    name: 'Полоса',
    yarn: 'лён',
    colours: [
      ['oat', 'graphite'],
      ['milk', 'petrol'],
      ['dust', 'milk'],
    ],
    sizes: [
      [[50, 50], 1_790],
      [[60, 40], 1_890],
    ],
    look: { cloth: 'linen', pattern: 'stripes', piping: false },
    mark: 'hit',
    sale: 15,
    note: 'Льняная подушка в полоску, как матрасный тик на старой даче.',
  },
  {
    name: 'Клетка',
    yarn: 'хлопок',
    colours: [
      ['sage', 'milk'],
      ['rose', 'plum'],
      ['mustard', 'cocoa'],
    ],
    sizes: [[[45, 45], 1_490]],
    look: { cloth: 'linen', pattern: 'checks', piping: false },
    note: 'Крупная клетка в два цвета. К однотонному дивану и пледу той же серии.',
  },
  {
    name: 'Облако',
    yarn: 'букле',
    colours: [
      ['milk', 'oat'],
      ['rose', 'milk'],
      ['dust', 'milk'],
    ],
    sizes: [[[50, 50], 2_490]],
    look: { cloth: 'boucle', piping: false, lean: 4 },
    mark: 'new',
    note: 'Пухлая подушка в петельку. Спать на ней не планировали, но получается.',
  },
  {
    name: 'Горох',
    yarn: 'хлопок',
    colours: [
      ['lilac', 'milk'],
      ['emerald', 'milk'],
      ['terracotta', 'oat'],
    ],
    sizes: [[[45, 45], 1_390]],
    look: { cloth: 'linen', pattern: 'dots', piping: true },
    note: 'Вышитый горошек: точки выпуклые, дети их пересчитывают.',
  },
  {
    name: 'Пояс',
    form: 'продолговатая',
    yarn: 'велюр',
    colours: [
      ['graphite', 'mustard'],
      ['petrol', 'sand'],
      ['olive', 'milk'],
    ],
    sizes: [[[60, 35], 1_890]],
    look: { cloth: 'velvet', pattern: 'band', piping: false, lean: 0 },
    note: 'Под поясницу в кресле и под шею на диване. Контрастная полоса вшита, а не напечатана.',
  },
  {
    name: 'Пуговица',
    yarn: 'вельвет',
    colours: [
      ['cocoa', 'milk'],
      ['mustard', 'milk'],
      ['olive', 'milk'],
    ],
    sizes: [[[50, 50], 1_990]],
    look: { cloth: 'corduroy', pattern: 'button', piping: true, lean: -3 },
    note: 'Утяжка на пуговицу посередине и широкий рубчик. Форму держит годами.',
  },
  {
    name: 'Перо',
    form: 'большая',
    yarn: 'лён',
    colours: [
      ['milk', 'oat'],
      ['stone', 'milk'],
      ['sage', 'milk'],
    ],
    sizes: [[[65, 65], 2_990]],
    look: { cloth: 'linen', piping: false, lean: 6 },
    note: 'Большая подушка на пол или вместо спинки. Внутри перо и немного пены, чтобы не оседала.',
  },
];

export const cushions = rows.map(cushion);
