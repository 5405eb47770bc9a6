import { vase } from '../makers/decor.ts';
import type { VaseRow } from '../makers/decor.ts';

const rows: readonly VaseRow[] = [
  {
    name: 'Сирень',
    stuff: 'керамика',
    colours: ['milk', 'lilac', 'sage'],
    sizes: [
      [[20, 34], 2_990],
      [[15, 24], 1_990],
    ],
    look: { style: 'bottle', decor: 'plain', stems: 'lilac', seed: 7 },
    mark: 'hit',
    note: 'Узкое горло держит три ветки так, как вы их поставили. Остаток мая пахнет на всю комнату.',
  },
  {
    name: 'Груша',
    stuff: 'керамика',
    colours: ['terracotta', 'petrol', 'sand'],
    sizes: [[[22, 30], 3_490]],
    look: { style: 'gourd', decor: 'plain', stems: 'dry', seed: 12 },
    mark: 'hit',
    sale: 18,
    note: 'Силуэт той же лампы «Груша», только для сухих трав. Ставят рядом и порознь.',
  },
  {
    name: 'Колонна',
    stuff: 'керамика',
    colours: ['milk', 'graphite', 'clay'],
    sizes: [[[16, 36], 2_790]],
    look: { style: 'tube', decor: 'ribbed', stems: 'branch', seed: 23 },
    note: 'Рифлёный цилиндр для длинных веток. Тяжёлое дно, не опрокинется от пампасной травы.',
  },
  {
    name: 'Крынка',
    stuff: 'керамика',
    colours: ['sand', 'olive', 'dust'],
    sizes: [[[24, 28], 3_290]],
    look: { style: 'jar', decor: 'dipped', stems: 'cotton', seed: 5 },
    note: 'Глазурь сверху, голая глина снизу. Хороша с хлопком, вербой и просто пустая.',
  },
  {
    name: 'Амфора',
    form: 'напольная',
    stuff: 'керамика',
    colours: ['milk', 'terracotta', 'black'],
    sizes: [[[34, 62], 9_990]],
    look: { style: 'amphora', decor: 'speckled', stems: 'pampas', seed: 9 },
    mark: 'new',
    note: 'Напольная ваза 62 см высотой. Крапина получается из песка в глазури, на каждой своя.',
  },
  {
    name: 'Шар',
    stuff: 'керамика',
    colours: ['emerald', 'rose', 'milk', 'mustard'],
    sizes: [[[22, 20], 2_490]],
    look: { style: 'ball', decor: 'band', stems: 'branch', seed: 31 },
    note: 'Круглая ваза с полосой по экватору: низкий букет на обеденный стол.',
  },
  {
    name: 'Урожай',
    form: 'для фруктов',
    stuff: 'керамика',
    colours: ['sage', 'sand', 'graphite'],
    sizes: [[[32, 16], 2_890]],
    look: { style: 'bowl', decor: 'dipped', stems: 'none', seed: 3 },
    note: 'Не столько ваза, сколько чаша: яблоки, ключи, шишки с прогулки.',
  },
];

export const vases = rows.map(vase);
