import { softBed } from '../makers/beds.ts';
import type { SoftBedRow } from '../makers/beds.ts';

const rows: readonly SoftBedRow[] = [
  {
    name: 'Сумерки',
    form: 'с мягким изголовьем',
    cloth: 'velour',
    colours: ['dust', 'graphite', 'plum', 'milk'],
    sizes: [
      [160, 62_990],
      [180, 68_490],
    ],
    look: { style: 'soft', h: 108, linen: 'milk', pillow: 'dust', plaid: 'sage', tufting: 'channels' },
    mark: 'hit',
    sale: 15,
    note: [
      'Высокое изголовье «Сумерек» простёгано вертикальными дольками: на него опираются, когда читают, и оно не холодит спину зимой. От пола до верха 108 см, подоконник обычно остаётся открытым.',
      'Каркас из массива сосны и берёзовой фанеры, посередине пятая опора. Ортопедические ламели входят в комплект, матрас можно взять любой высотой до 28 см.',
      'Велюр чистится пеной или влажной тканью. Кровать собирают вдвоём за час, ключ и инструкция лежат в изголовье.',
    ],
  },
  {
    name: 'Облако',
    form: 'без углов',
    cloth: 'boucle',
    colours: ['milk', 'oat', 'rose'],
    sizes: [
      [160, 84_990],
      [180, 91_990],
    ],
    look: { style: 'soft', h: 96, linen: 'milk', pillow: 'oat', plaid: 'rose', leg: 'plinth' },
    mark: 'new',
    note: 'Пухлая рама и скрытое основание: кажется, что матрас лежит на сугробе.',
  },
  {
    name: 'Лада',
    form: 'на дубовых опорах',
    cloth: 'velour',
    colours: ['sage', 'oat', 'terracotta', 'petrol'],
    sizes: [
      [160, 58_990],
      [140, 54_490],
      [180, 64_990],
    ],
    look: { style: 'soft', h: 98, linen: 'milk', pillow: 'sage', plaid: 'mustard', leg: 'taper' },
    mark: 'hit',
    note: 'Спокойная кровать серии «Лада»: гладкое изголовье, тонкая рама, дубовые опоры конусом.',
  },
  {
    name: 'Гостиница',
    form: 'с каретной стяжкой',
    cloth: 'velour',
    colours: ['emerald', 'plum', 'graphite'],
    sizes: [
      [180, 96_990],
      [160, 88_990],
    ],
    look: { style: 'soft', h: 124, linen: 'milk', pillow: 'emerald', plaid: 'sand', tufting: 'diamonds' },
    note: 'Изголовье 124 см в ромб: парадная кровать, рядом с которой хватит двух маленьких ламп.',
  },
  {
    name: 'Колыбель',
    form: 'с крыльями',
    cloth: 'matting',
    colours: ['stone', 'olive', 'graphite'],
    sizes: [[160, 72_490]],
    look: { style: 'wings', h: 116, linen: 'oat', pillow: 'stone', plaid: 'terracotta' },
    sale: 10,
    note: 'Крылья изголовья закрывают от сквозняка и света из коридора. Спится в ней как в нише.',
  },
  {
    name: 'Ларец',
    form: 'с подъёмным основанием',
    cloth: 'matting',
    colours: ['graphite', 'stone', 'sage', 'dust'],
    sizes: [
      [160, 66_990],
      [140, 61_990],
    ],
    look: { style: 'soft', h: 92, linen: 'milk', pillow: 'graphite', plaid: 'oat', leg: 'plinth' },
    lifts: true,
    note: 'Под матрасом помещаются четыре одеяла, чемодан и ёлка в коробке. Поднимается одной рукой.',
  },
  {
    name: 'Подружка',
    form: 'подростковая',
    cloth: 'microvelour',
    colours: ['lilac', 'dust', 'mustard'],
    sizes: [
      [90, 34_990],
      [120, 39_990],
    ],
    look: { style: 'soft', h: 88, linen: 'milk', pillow: 'lilac', plaid: 'dust', drawers: true },
    note: 'Односпальная кровать на вырост: длина 200 см, два ящика для белья и игрушек, мягкая кромка вместо угла.',
  },
  {
    name: 'Вечер',
    form: 'с клетчатой стёжкой',
    cloth: 'velour',
    colours: ['plum', 'petrol', 'rose'],
    sizes: [[180, 82_990]],
    look: { style: 'soft', h: 110, linen: 'dust', pillow: 'plum', plaid: 'rose', tufting: 'grid' },
    note: 'Крупная клетка стёжки и глубокие цвета обивки. Рядом с ней хороши латунные светильники.',
  },
];

export const softBeds = rows.map(softBed);
