import { mattress } from '../makers/mattresses.ts';
import type { MattressRow } from '../makers/mattresses.ts';

const rows: readonly MattressRow[] = [
  {
    name: 'Штиль',
    form: 'средней жёсткости',
    firmness: 'средняя',
    filling: 'независимые пружины 512/м², латекс 3 см',
    load: 120,
    look: { quilting: 'diamonds', border: 'piped', h: 24, accent: 'dust' },
    sizes: [
      [160, 32_990],
      [140, 29_490],
      [180, 36_990],
      [90, 19_990],
    ],
    mark: 'hit',
    sale: 18,
    note: 'Матрас, который подходит почти всем: пружины работают порознь, латекс сверху мягко подхватывает плечо и бедро.',
  },
  {
    name: 'Пух',
    form: 'мягкий',
    firmness: 'мягкая',
    filling: 'независимые пружины 1000/м², пена с памятью 5 см',
    load: 100,
    look: { quilting: 'tufts', border: 'two-tone', h: 30, accent: 'rose' },
    sizes: [
      [160, 46_990],
      [180, 52_490],
      [140, 42_990],
    ],
    mark: 'new',
    note: 'Высокий мягкий матрас для тех, кто спит на боку. Пена с памятью тает под теплом тела и не давит на плечо.',
  },
  {
    name: 'Кряж',
    form: 'жёсткий',
    firmness: 'высокая',
    filling: 'кокосовая койра, пена 40 кг/м³',
    load: 140,
    look: { quilting: 'lines', border: 'handles', h: 18, accent: 'stone' },
    sizes: [
      [160, 28_490],
      [140, 25_990],
      [180, 31_990],
    ],
    note: 'Без пружин, ровный и упругий как доска с душой. По бокам ручки, чтобы переворачивать вдвоём.',
  },
  {
    name: 'Рябь',
    form: 'двусторонний',
    firmness: 'мягкая и средняя',
    filling: 'независимые пружины 512/м², койра и латекс по сторонам',
    load: 120,
    look: { quilting: 'waves', border: 'piped', h: 22, accent: 'sage' },
    sizes: [
      [160, 35_490],
      [180, 39_990],
      [90, 21_490],
    ],
    note: 'Одна сторона мягче, другая плотнее: перевернули — и как новый матрас.',
  },
  {
    name: 'Стриж',
    form: 'детский',
    firmness: 'средняя',
    filling: 'пена 35 кг/м³, койра 1 см',
    load: 80,
    look: { quilting: 'waves', border: 'two-tone', h: 14, accent: 'mustard' },
    sizes: [
      [90, 12_490],
      [80, 11_490],
      [70, 9_990],
    ],
    note: 'Тонкий и ровный, для растущей спины. Чехол не боится ночных аварий: внутри влагостойкая прослойка.',
  },
  {
    name: 'Прилив',
    form: 'с зонами жёсткости',
    firmness: 'средняя',
    filling: 'независимые пружины, 7 зон, латекс 4 см',
    load: 150,
    look: { quilting: 'diamonds', border: 'handles', h: 27, accent: 'petrol' },
    sizes: [
      [180, 58_990],
      [160, 52_990],
    ],
    note: 'Семь зон разной упругости: под плечами мягче, под поясницей плотнее. Держит и большой вес.',
  },
  {
    name: 'Лист',
    form: 'тонкий на диван',
    firmness: 'средняя',
    filling: 'пена с памятью, латекс',
    load: 110,
    look: { quilting: 'lines', border: 'piped', h: 8, accent: 'oat' },
    sizes: [
      [140, 11_990],
      [160, 13_490],
    ],
    note: 'Наматрасник на стык дивана-кровати: складывается втрое и днём живёт в бельевом ящике.',
  },
];

export const mattresses = rows.map(mattress);
