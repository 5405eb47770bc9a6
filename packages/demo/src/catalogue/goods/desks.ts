import { desk } from '../makers/desks.ts';
import type { DeskRow } from '../makers/desks.ts';

const rows: readonly DeskRow[] = [
  {
    name: 'Абзац',
    form: 'с тумбой',
    woods: ['oak', 'walnut', 'white'],
    sizes: [
      [130, 27_990],
      [150, 30_990],
    ],
    look: { style: 'pedestal', d: 62, drawers: 3, handle: 'slot' },
    mark: 'hit',
    sale: 14,
    note: 'Рабочий стол, к которому не нужна отдельная тумба. Верхний ящик плоский, для ручек, нижний принимает папки.',
  },
  {
    name: 'Строка',
    form: 'с двумя ящиками',
    woods: ['ash', 'oak', 'walnut'],
    sizes: [[120, 21_990]],
    look: { style: 'drawers', d: 56, handle: 'knob' },
    mark: 'hit',
    note: 'Тонкая столешница и два ящика под ней: в спальне он сойдёт и за туалетный столик.',
  },
  {
    name: 'Почерк',
    form: 'с надстройкой',
    woods: ['walnut', 'oak', 'sagewood'],
    sizes: [[112, 34_490]],
    look: { style: 'secretary', d: 54, handle: 'knob' },
    mark: 'new',
    note: 'Секретер без крышки: ячейки для писем, полка для книг и место для одной хорошей лампы.',
  },
  {
    name: 'Контур',
    form: 'на стальной раме',
    woods: ['oak', 'white', 'walnut'],
    metal: 'black',
    sizes: [
      [140, 19_990],
      [160, 22_490],
    ],
    look: { style: 'frame', d: 70 },
    note: 'Большая ровная поверхность и ничего больше. Под стол встаёт любая тумба на колёсах.',
  },
  {
    name: 'Стриж',
    form: 'школьный',
    woods: ['white', 'sagewood', 'ash'],
    sizes: [[100, 16_990]],
    look: { style: 'drawers', d: 54, h: 72, handle: 'shell' },
    note: 'Стол первоклассника: ширина метр, углы скруглены, эмаль отмывается от фломастеров.',
  },
  {
    name: 'Тис',
    form: 'лаконичный',
    woods: ['oak', 'walnut'],
    sizes: [
      [120, 17_990],
      [100, 15_990],
    ],
    look: { style: 'plain', d: 60 },
    note: 'Тот же почерк, что у обеденного «Тиса»: четыре ножки конусом и ровная столешница.',
  },
  {
    name: 'Кабинет',
    form: 'с тумбой на четыре ящика',
    woods: ['wenge', 'walnut'],
    sizes: [[170, 44_990]],
    look: { style: 'pedestal', d: 75, drawers: 4, handle: 'bar' },
    note: 'Стол на целый кабинет: 170 на 75 см, четыре ящика, верхний запирается на ключ.',
  },
  {
    name: 'Чертёж',
    form: 'на чёрных опорах',
    woods: ['grey', 'oak'],
    metal: 'black',
    sizes: [[150, 23_990]],
    look: { style: 'plain', d: 76 },
    note: 'Глубокий стол под два монитора. Столешница 28 мм, не прогибается от кронштейна.',
  },
];

export const desks = rows.map(desk);
