import { shelf } from '../makers/shelves.ts';
import type { ShelfRow } from '../makers/shelves.ts';

const rows: readonly ShelfRow[] = [
  {
    name: 'Ярус',
    form: 'высокий',
    looks: [['oak'], ['walnut'], ['white'], ['ash']],
    sizes: [
      [84, 16_990],
      [60, 13_990],
    ],
    look: { h: 190, d: 32, rows: 5, frame: 'boards', seed: 5 },
    mark: 'hit',
    sale: 12,
    note: 'Обычный книжный стеллаж, сделанный как следует: доска 22 мм, ровные зазоры, ничего не болтается.',
  },
  {
    name: 'Каркас',
    form: 'на стальной раме',
    looks: [
      ['oak', 'black'],
      ['walnut', 'black'],
      ['white', 'brass'],
    ],
    sizes: [
      [90, 19_990],
      [120, 24_490],
    ],
    look: { h: 180, d: 34, rows: 5, frame: 'metal', seed: 12 },
    mark: 'hit',
    note: 'Стальная рама и деревянные полки. Держит и книги, и винил, и кофемашину.',
  },
  {
    name: 'Просвет',
    form: 'для зонирования',
    looks: [['ash'], ['oak'], ['walnut']],
    sizes: [[150, 32_990]],
    look: { h: 150, d: 34, cols: 3, rows: 4, frame: 'open', seed: 31, filled: 0.8 },
    note: 'Стеллаж-перегородка: с одной стороны гостиная, с другой стол. Нижний ряд крепится к полу.',
  },
  {
    name: 'Библиотека',
    form: 'с дверцами внизу',
    looks: [['walnut'], ['oak'], ['sagewood']],
    sizes: [[100, 28_990]],
    look: { h: 210, d: 36, cols: 2, rows: 6, closed: 2, door: 'frame', frame: 'boards', seed: 8 },
    mark: 'new',
    note: 'Две секции по шесть полок и рамочные дверцы снизу. Несколько штук в ряд складываются в стену.',
  },
  {
    name: 'Клетка',
    form: 'с ячейками',
    looks: [['white'], ['oak'], ['black']],
    sizes: [[150, 21_990]],
    look: { h: 150, d: 38, cols: 4, rows: 4, frame: 'boards', seed: 44, filled: 0.7 },
    note: 'Квадратные ячейки 35 на 35 см, в которые встают корзины и пластинки. Ставят стоя и кладут на бок.',
  },
  {
    name: 'Лоза',
    form: 'с ротангом',
    looks: [['oak'], ['walnut']],
    sizes: [[90, 31_490]],
    look: { h: 186, d: 36, rows: 5, closed: 2, door: 'rattan', frame: 'boards', seed: 19 },
    note: 'Открытые полки наверху, плетёные дверцы внизу. Близкая родня комода и шкафа «Лоза».',
  },
  {
    name: 'Стриж',
    form: 'низкий детский',
    looks: [['white'], ['sagewood'], ['clay']],
    sizes: [[120, 14_990]],
    look: { h: 80, d: 34, cols: 3, rows: 2, frame: 'boards', seed: 27 },
    note: 'Две полки на высоте трёхлетки: игрушки достают и, что важнее, убирают обратно.',
  },
  {
    name: 'Метро',
    form: 'узкий',
    looks: [
      ['walnut', 'black'],
      ['black', 'black'],
      ['oak', 'white'],
    ],
    sizes: [[44, 11_490]],
    look: { h: 176, d: 32, rows: 6, frame: 'metal', seed: 3 },
    note: 'Узкая этажерка для угла, ванной или лоджии. Шесть полок на 44 см ширины.',
  },
  {
    name: 'Мансарда',
    form: 'широкий',
    looks: [['grey'], ['oak']],
    sizes: [[200, 38_490]],
    look: { h: 118, d: 36, cols: 4, rows: 3, frame: 'open', seed: 52 },
    sale: 15,
    note: 'Под скат крыши и под подоконник: высота 118 см, четыре секции без задней стенки.',
  },
];

export const shelves = rows.map(shelf);
