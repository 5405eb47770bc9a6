import { sconce } from '../makers/lamps.ts';
import type { SconceRow } from '../makers/lamps.ts';

const rows: readonly SconceRow[] = [
  {
    name: 'Полотно',
    price: 3_990,
    shade: 'лён',
    looks: [
      { color: 'milk', metal: 'brass' },
      { color: 'oat', metal: 'black' },
      { color: 'sage', metal: 'brass' },
    ],
    look: { style: 'shade', w: 18, h: 30 },
    socket: 'E14',
    watts: 40,
    mark: 'hit',
    note: 'Тканевый абажур на короткой ножке. Пара таких у зеркала освещает лицо без теней под глазами.',
  },
  {
    name: 'Шар',
    price: 3_490,
    shade: 'опаловое стекло',
    looks: [
      { color: 'milk', metal: 'brass' },
      { color: 'milk', metal: 'black' },
      { color: 'milk', metal: 'steel' },
    ],
    look: { style: 'globe', w: 16, h: 26 },
    socket: 'G9',
    watts: 20,
    mark: 'hit',
    note: 'Матовый шар на стене. Защита IP44: можно и в ванную, подальше от душа.',
  },
  {
    name: 'Закладка',
    form: 'поворотное',
    price: 4_990,
    shade: 'сталь',
    looks: [
      { color: 'black', metal: 'black' },
      { color: 'white', metal: 'brass' },
      { color: 'mustard', metal: 'black' },
    ],
    look: { style: 'swing', w: 18, h: 30 },
    socket: 'E14',
    watts: 25,
    mark: 'new',
    note: 'Плечо поворачивается на 180°, плафон наклоняется. Один читает, второй спит.',
  },
  {
    name: 'Труба',
    form: 'двустороннее',
    price: 2_990,
    shade: 'алюминий',
    looks: [
      { color: 'white', metal: 'white' },
      { color: 'black', metal: 'black' },
      { color: 'terracotta', metal: 'black' },
    ],
    look: { style: 'cylinder', w: 12, h: 32 },
    socket: 'LED',
    watts: 12,
    note: 'Свет идёт вверх и вниз двумя конусами. Для коридора, лестницы и стены с фактурой.',
  },
  {
    name: 'Луна',
    price: 4_490,
    shade: 'гипс',
    looks: [
      { color: 'milk', metal: 'brass' },
      { color: 'graphite', metal: 'brass' },
      { color: 'clay', metal: 'black' },
    ],
    look: { style: 'disc', w: 28, h: 28 },
    socket: 'LED',
    watts: 9,
    sale: 12,
    note: 'Диск закрывает лампу, и свет растекается по стене кругом. Выключенное, бра выглядит как рельеф.',
  },
  {
    name: 'Колонна',
    form: 'высокое',
    price: 5_490,
    shade: 'лён',
    looks: [
      { color: 'sand', metal: 'black' },
      { color: 'milk', metal: 'brass' },
    ],
    look: { style: 'shade', w: 22, h: 44 },
    socket: 'E27',
    watts: 40,
    note: 'Вытянутый абажур для высоких потолков и проёма у камина.',
  },
];

export const sconces = rows.map(sconce);
