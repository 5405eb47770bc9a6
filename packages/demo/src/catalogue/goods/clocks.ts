import { clock } from '../makers/decor.ts';
import type { ClockRow } from '../makers/decor.ts';

const rows: readonly ClockRow[] = [
  {
    name: 'Вокзал',
    looks: [
      { color: 'milk', metal: 'black' },
      { color: 'graphite', metal: 'brass' },
      { color: 'milk', metal: 'steel' },
    ],
    sizes: [
      [34, 3_490],
      [48, 4_990],
    ],
    look: { style: 'rim', marks: 'ticks' },
    mark: 'hit',
    note: 'Часы с платформы: крупные деления, толстый обод. Опоздать по ним трудно.',
  },
  {
    name: 'Школа',
    form: 'с цифрами',
    looks: [
      { color: 'white', metal: 'black' },
      { color: 'sage', metal: 'white' },
      { color: 'mustard', metal: 'black' },
    ],
    sizes: [[30, 2_490]],
    look: { style: 'rim', marks: 'digits', hour: 8, minute: 25 },
    mark: 'hit',
    note: 'Все двенадцать цифр на месте: по таким учатся узнавать время.',
  },
  {
    name: 'Ярило',
    looks: [
      { color: 'milk', metal: 'brass' },
      { color: 'milk', metal: 'black' },
    ],
    sizes: [[60, 6_990]],
    look: { style: 'sun', marks: 'quarters', hour: 1, minute: 50 },
    sale: 15,
    note: 'Лучи вокруг циферблата, пара к одноимённому зеркалу. Диаметр вместе с лучами 60 см.',
  },
  {
    name: 'Плитка',
    form: 'квадратные',
    looks: [
      { color: 'milk', metal: 'black' },
      { color: 'terracotta', metal: 'brass' },
      { color: 'dust', metal: 'white' },
    ],
    sizes: [[28, 2_290]],
    look: { style: 'square', marks: 'dots', hour: 4, minute: 40 },
    note: 'Квадрат со скруглёнными углами и точками вместо цифр. Для кухни и кабинета.',
  },
  {
    name: 'Галька',
    looks: [
      { color: 'stone', metal: 'black' },
      { color: 'rose', metal: 'brass' },
      { color: 'petrol', metal: 'brass' },
    ],
    sizes: [[32, 3_190]],
    look: { style: 'pebble', marks: 'quarters', hour: 7, minute: 12 },
    mark: 'new',
    note: 'Форма камешка и только четыре метки. Время на них приблизительное, как в отпуске.',
  },
  {
    name: 'Блюдце',
    looks: [
      { color: 'sage', metal: 'brass' },
      { color: 'milk', metal: 'brass' },
      { color: 'black', metal: 'brass' },
    ],
    sizes: [[36, 3_790]],
    look: { style: 'plain', marks: 'ticks', hour: 10, minute: 8 },
    note: 'Без обода и стекла: цветной диск и латунные стрелки.',
  },
];

export const clocks = rows.map(clock);
