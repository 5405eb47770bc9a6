import { cabinet } from '../makers/cabinets.ts';
import type { CabinetRow } from '../makers/cabinets.ts';

const rows: readonly CabinetRow[] = [
  {
    name: 'Гребень',
    form: 'рифлёная',
    woods: [['walnut'], ['oak'], ['black']],
    sizes: [
      [180, 34_990],
      [150, 30_490],
    ],
    look: { doors: 3, open: 2, door: 'ribbed', h: 50, d: 42, leg: 'taper', handle: 'none' },
    mark: 'hit',
    sale: 11,
    note: 'За рифлёными дверцами прячется техника, посередине открытая ниша под приставку: пульт бьёт прямо в неё.',
  },
  {
    name: 'Лоза',
    form: 'с ротангом',
    woods: [['oak'], ['walnut']],
    sizes: [[160, 33_990]],
    look: { doors: 4, open: 0, door: 'rattan', h: 54, d: 42, leg: 'taper', handle: 'knob' },
    mark: 'hit',
    note: 'Плетёные дверцы пропускают и сигнал пульта, и воздух: приставка не перегревается.',
  },
  {
    name: 'Берег',
    form: 'низкая',
    woods: [['grey'], ['oak'], ['wenge']],
    sizes: [[220, 46_990]],
    look: { doors: 4, open: 2, door: 'plain', h: 40, d: 44, leg: 'plinth', handle: 'none' },
    note: 'Длинная линия у пола под телевизор от 65 дюймов. На свободный край ставят лампу.',
  },
  {
    name: 'Тис',
    form: 'на ножках',
    woods: [['oak'], ['walnut'], ['ash']],
    sizes: [
      [140, 21_990],
      [170, 24_990],
    ],
    look: { doors: 3, open: 2, door: 'plain', h: 52, d: 40, leg: 'taper', handle: 'slot' },
    mark: 'hit',
    note: 'Простая тумба в дереве на конусных ножках. Две дверцы, ниша посередине, ничего лишнего.',
  },
  {
    name: 'Рейка',
    form: 'с реечными фасадами',
    woods: [['ash'], ['oak'], ['sagewood']],
    sizes: [[160, 29_490]],
    look: { doors: 4, open: 0, door: 'slats', h: 48, d: 40, leg: 'block', legH: 10, handle: 'none' },
    note: 'Рейки с просветом 8 мм: звуковая панель внутри играет не глуше, чем снаружи.',
  },
  {
    name: 'Метро',
    form: 'на полозьях',
    woods: [['black'], ['walnut'], ['white']],
    sizes: [[150, 26_990]],
    look: { doors: 3, open: 3, door: 'plain', h: 50, d: 40, leg: 'sled', legH: 16, handle: 'none' },
    note: 'Стальные полозья и гладкие дверцы. Ниша сбоку, ближе к розетке.',
  },
  {
    name: 'Ступень',
    form: 'двухцветная',
    woods: [
      ['oak', 'white'],
      ['walnut', 'black'],
      ['oak', 'clay'],
    ],
    sizes: [[130, 18_990]],
    look: { doors: 3, open: 1, door: 'plain', h: 46, d: 38, leg: 'taper', handle: 'knob' },
    sale: 16,
    note: 'Небольшая тумба для спальни или кухни, телевизор до 50 дюймов.',
  },
  {
    name: 'Арка',
    form: 'с арками',
    woods: [['white'], ['clay'], ['sagewood']],
    sizes: [[150, 31_490]],
    look: { doors: 4, open: 0, door: 'arch', h: 54, d: 40, leg: 'block', legH: 9, handle: 'knob' },
    mark: 'new',
    note: 'Четыре арки в ряд, как галерея. Если телевизора нет, становится консолью под цветы.',
  },
];

export const tvStands = rows.map(cabinet('tv'));
