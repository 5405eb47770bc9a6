import { cabinet } from '../makers/cabinets.ts';
import type { CabinetRow } from '../makers/cabinets.ts';

const rows: readonly CabinetRow[] = [
  {
    name: 'Тишина',
    form: 'с двумя ящиками',
    woods: [['oak'], ['walnut'], ['ash']],
    sizes: [[46, 10_990]],
    look: { rows: 2, h: 54, d: 40, leg: 'taper', handle: 'slot' },
    mark: 'hit',
    note: 'К кровати «Тишина»: та же доска, та же кромка. В верхний ящик ложится книга обложкой вверх.',
  },
  {
    name: 'Лоза',
    form: 'с ротангом',
    woods: [['oak'], ['walnut'], ['black']],
    sizes: [[44, 12_490]],
    look: { doors: 1, door: 'rattan', topDrawers: true, h: 58, d: 38, leg: 'taper', handle: 'knob' },
    mark: 'hit',
    sale: 10,
    note: 'Ящик для мелочей и плетёная дверца под ним. Светильник на ней отбрасывает узорную тень.',
  },
  {
    name: 'Стриж',
    form: 'с одним ящиком',
    woods: [['white'], ['sagewood'], ['clay']],
    sizes: [[40, 6_490]],
    look: { rows: 1, h: 44, d: 36, leg: 'taper', legH: 22, handle: 'knob' },
    note: 'Маленькая тумба на высоких ножках. Под неё заезжает пылесос, на неё встаёт ночник.',
  },
  {
    name: 'Гребень',
    form: 'рифлёная',
    woods: [['walnut'], ['oak'], ['wenge']],
    sizes: [[50, 14_990]],
    look: { doors: 1, door: 'ribbed', h: 52, d: 42, leg: 'plinth', handle: 'none' },
    mark: 'new',
    note: 'Рифлёный куб с дверцей от нажатия. Внутри полка, сверху хватит места лампе и стопке книг.',
  },
  {
    name: 'Кедр',
    form: 'с тремя ящиками',
    woods: [['grey'], ['oak'], ['wenge']],
    sizes: [[50, 13_490]],
    look: { rows: 3, h: 62, d: 42, leg: 'block', legH: 6, handle: 'bar' },
    note: 'Три ящика, каждый на 12 кг. К высокой кровати, с которой удобно вставать.',
  },
  {
    name: 'Метро',
    form: 'на стальных ножках',
    woods: [['black'], ['walnut'], ['white']],
    sizes: [[42, 8_990]],
    look: { rows: 1, h: 50, d: 38, leg: 'pin', legH: 26, handle: 'none' },
    note: 'Плоский ящик на тонких стальных ножках. Смотрится как чемоданчик на подставке.',
  },
  {
    name: 'Арка',
    form: 'с дверцей',
    woods: [['clay'], ['sagewood'], ['white']],
    sizes: [[42, 9_990]],
    look: { doors: 1, door: 'arch', h: 56, d: 38, leg: 'block', legH: 8, handle: 'knob' },
    note: 'Дверца с аркой и точёной кнопкой. Открывается в любую сторону: петли переставляются.',
  },
  {
    name: 'Ступень',
    form: 'двухцветная',
    woods: [
      ['oak', 'white'],
      ['walnut', 'black'],
      ['oak', 'clay'],
    ],
    sizes: [[46, 8_490]],
    look: { rows: 2, h: 50, d: 38, leg: 'taper', handle: 'bar' },
    sale: 14,
    note: 'Крашеные ящики в деревянном корпусе. По одной с каждой стороны или одна у окна.',
  },
];

export const nightStands = rows.map(cabinet('night'));
