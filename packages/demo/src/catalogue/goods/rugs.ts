import { rug } from '../makers/textiles.ts';
import type { RugRow } from '../makers/textiles.ts';

const rows: readonly RugRow[] = [
  {
    name: 'Дюна',
    form: 'из шерсти',
    yarn: 'шерсть',
    woven: 'ручной ткацкий станок',
    colours: [
      ['oat', 'sand'],
      ['dust', 'milk'],
      ['stone', 'milk'],
    ],
    sizes: [
      [[170, 240], 21_990],
      [[200, 300], 31_990],
      [[120, 170], 12_990],
    ],
    look: { style: 'lines', pile: 1.2, fringe: true },
    mark: 'hit',
    note: [
      '«Дюна» соткана на ручном станке из некрашеной и подкрашенной чаем шерсти. Полосы идут не по линейке: чуть шире, чуть уже, как песок после ветра.',
      'Ворс 12 мм плотный, ножки стула на нём не проваливаются. Шерсть сама отталкивает пыль; первые недели пылесосят без щётки. Под край положите антискользящую сетку.',
    ],
  },
  {
    name: 'Арка',
    form: 'с дугами',
    yarn: 'шерсть',
    woven: 'ручной тафтинг',
    colours: [
      ['petrol', 'milk'],
      ['terracotta', 'milk'],
      ['sage', 'milk'],
    ],
    sizes: [
      [[160, 230], 18_490],
      [[200, 290], 26_990],
    ],
    look: { style: 'arches', pile: 1.6, fringe: false },
    mark: 'hit',
    sale: 16,
    note: 'Две радуги в два цвета. Рисунок выстрижен по краю, его видно и рукой.',
  },
  {
    name: 'Север',
    form: 'с ромбами',
    yarn: 'шерсть',
    woven: 'ручное узелковое ткачество',
    colours: [
      ['milk', 'graphite'],
      ['oat', 'cocoa'],
    ],
    sizes: [
      [[170, 240], 32_990],
      [[200, 300], 46_990],
    ],
    look: { style: 'berber', pile: 2.4, fringe: true },
    note: 'Высокий светлый ворс и тонкая сетка ромбов. На нём сидят на полу и забывают про диван.',
  },
  {
    name: 'Клетка',
    yarn: 'хлопок',
    woven: 'безворсовый, двусторонний',
    colours: [
      ['sage', 'milk'],
      ['rose', 'milk'],
      ['graphite', 'milk'],
      ['mustard', 'milk'],
    ],
    sizes: [
      [[120, 170], 5_990],
      [[160, 230], 9_990],
    ],
    look: { style: 'checks', pile: 0.5, fringe: false },
    note: 'Тканый хлопок в шашечку: с одной стороны светлое на тёмном, с другой наоборот. Стирается в машине.',
  },
  {
    name: 'Рябь',
    form: 'с волнами',
    yarn: 'вискоза',
    woven: 'машинный, с рельефной стрижкой',
    colours: [
      ['dust', 'milk'],
      ['lilac', 'milk'],
      ['oat', 'stone'],
    ],
    sizes: [
      [[160, 230], 13_490],
      [[200, 300], 19_990],
    ],
    look: { style: 'waves', pile: 1, fringe: false },
    mark: 'new',
    note: 'Рельеф волн меняется от света: утром ковёр светлее, вечером глубже.',
  },
  {
    name: 'Спил',
    form: 'круглый',
    yarn: 'шерсть',
    woven: 'ручной тафтинг',
    colours: [
      ['terracotta', 'rose'],
      ['olive', 'oat'],
      ['petrol', 'dust'],
    ],
    sizes: [
      [[160, 160], 14_990],
      [[200, 200], 21_490],
    ],
    look: { style: 'rings', shape: 'round', pile: 1.4, fringe: false },
    mark: 'hit',
    note: 'Круглый ковёр под круглый стол или кресло: годовые кольца расходятся от середины.',
  },
  {
    name: 'Кайма',
    yarn: 'джут',
    woven: 'безворсовый',
    colours: [
      ['sand', 'graphite'],
      ['oat', 'petrol'],
      ['stone', 'milk'],
    ],
    sizes: [
      [[140, 200], 7_990],
      [[200, 300], 15_490],
    ],
    look: { style: 'border', pile: 0.7, fringe: false },
    note: 'Плоский джут с хлопковой каймой для столовой: крошки не застревают, стул едет легко.',
  },
  {
    name: 'Медальон',
    yarn: 'шерсть',
    woven: 'ручное узелковое ткачество',
    colours: [
      ['plum', 'sand'],
      ['petrol', 'sand'],
      ['terracotta', 'oat'],
    ],
    sizes: [[[170, 240], 38_990]],
    look: { style: 'medallion', pile: 0.9, fringe: true },
    note: 'Рисунок с бабушкиной стены, только цвета приглушены и ворс острижен коротко.',
  },
  {
    name: 'Мох',
    form: 'однотонный',
    yarn: 'шерсть',
    woven: 'ручной тафтинг',
    colours: [
      ['olive', 'sage'],
      ['oat', 'milk'],
      ['graphite', 'stone'],
      ['rose', 'milk'],
    ],
    sizes: [
      [[160, 230], 16_990],
      [[200, 300], 24_990],
    ],
    look: { style: 'plain', pile: 3, fringe: false },
    note: 'Гладкий цвет и ворс 30 мм. Ступаешь, как в лес.',
  },
  {
    name: 'Иней',
    form: 'овальный',
    yarn: 'хлопок',
    woven: 'плетёный вручную',
    colours: [
      ['dust', 'milk'],
      ['milk', 'dust'],
    ],
    sizes: [[[120, 180], 8_490]],
    look: { style: 'border', shape: 'oval', pile: 0.9, fringe: false },
    note: 'Овал из хлопкового шнура для детской и дачи. Края не загибаются, стирается руками.',
  },
];

export const rugs = rows.map(rug);
