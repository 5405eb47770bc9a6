import { woodenBed } from '../makers/beds.ts';
import type { WoodenBedRow } from '../makers/beds.ts';

const rows: readonly WoodenBedRow[] = [
  {
    name: 'Тишина',
    form: 'с цельным изголовьем',
    woods: ['oak', 'walnut', 'ash'],
    sizes: [
      [160, 54_990],
      [180, 59_990],
      [140, 51_490],
    ],
    look: { style: 'wood', h: 92, linen: 'milk', pillow: 'oat', plaid: 'sage' },
    mark: 'hit',
    sale: 12,
    note: 'Одна широкая доска изголовья и ничего больше. Рисунок дерева у каждой кровати свой.',
  },
  {
    name: 'Лоза',
    form: 'с изголовьем из ротанга',
    woods: ['oak', 'walnut', 'black'],
    sizes: [
      [160, 64_490],
      [180, 69_990],
    ],
    look: { style: 'rattan', h: 100, linen: 'milk', pillow: 'terracotta', plaid: 'oat' },
    mark: 'hit',
    note: 'Плетёные вставки пропускают воздух и свет. В серии «Лоза» есть комод, тумба и шкаф с теми же дверцами.',
  },
  {
    name: 'Пихта',
    form: 'с решётчатым изголовьем',
    woods: ['ash', 'white', 'sagewood'],
    sizes: [
      [140, 38_990],
      [160, 42_490],
    ],
    look: { style: 'slats', h: 98, linen: 'milk', pillow: 'dust', plaid: 'lilac' },
    note: 'Лёгкая кровать со спинкой из круглых прутьев, как в дачном доме. Подушки за прутья не проваливаются.',
  },
  {
    name: 'Кедр',
    form: 'с ящиками',
    woods: ['grey', 'oak', 'wenge'],
    sizes: [
      [160, 66_990],
      [180, 72_490],
    ],
    look: { style: 'wood', h: 88, linen: 'oat', pillow: 'graphite', plaid: 'stone', drawers: true },
    note: 'Крепкая кровать с двумя ящиками под изножьем. Высота с матрасом удобна, чтобы вставать без рывка.',
  },
  {
    name: 'Роща',
    form: 'низкая',
    woods: ['walnut', 'oak'],
    sizes: [
      [180, 62_990],
      [160, 57_990],
    ],
    look: { style: 'wood', h: 82, linen: 'milk', pillow: 'olive', plaid: 'terracotta', leg: 'plinth' },
    note: 'Низкая рама на скрытых опорах и невысокая спинка: для комнаты под крышей и для большого окна.',
  },
  {
    name: 'Стриж',
    form: 'односпальная',
    woods: ['white', 'oak', 'sagewood'],
    sizes: [
      [90, 24_990],
      [120, 29_490],
    ],
    look: { style: 'slats', h: 86, linen: 'milk', pillow: 'mustard', plaid: 'dust' },
    mark: 'new',
    note: 'Детская, а потом и подростковая: рама выдерживает 160 кг, прутья круглые, краска на водной основе.',
  },
  {
    name: 'Плетень',
    form: 'с низким изножьем',
    woods: ['teak', 'walnut'],
    sizes: [[160, 69_990]],
    look: { style: 'rattan', h: 94, linen: 'oat', pillow: 'olive', plaid: 'mustard', leg: 'taper' },
    note: 'Тёплый тик и светлое плетение. Опоры конусом чуть отставлены внутрь, и о них не задеваешь ногой.',
  },
  {
    name: 'Утро',
    form: 'на высоких опорах',
    woods: ['ash', 'oak', 'clay'],
    sizes: [
      [140, 41_990],
      [160, 45_490],
    ],
    look: { style: 'wood', h: 90, linen: 'milk', pillow: 'rose', plaid: 'milk', leg: 'taper' },
    note: 'Самая лёгкая на вид из наших кроватей: тонкая рама, опоры конусом, светлое дерево.',
  },
];

export const woodenBeds = rows.map(woodenBed);
