import { wardrobe } from '../makers/wardrobes.ts';
import type { WardrobeRow } from '../makers/wardrobes.ts';

const rows: readonly WardrobeRow[] = [
  {
    name: 'Роща',
    form: 'распашной',
    woods: [['oak'], ['walnut'], ['sagewood'], ['white']],
    sizes: [
      [150, 54_990],
      [200, 69_990],
      [100, 41_990],
    ],
    look: { h: 212, d: 58, handle: 'long' },
    mark: 'hit',
    sale: 12,
    note: 'Шкаф без украшений: длинные ручки и дверь от цоколя до карниза. Собирается из секций, поэтому входит в любой лифт.',
  },
  {
    name: 'Полынья',
    form: 'раздвижной с зеркалом',
    woods: [['white'], ['oak'], ['grey']],
    sizes: [
      [180, 62_990],
      [240, 78_490],
    ],
    look: { h: 224, d: 62, sliding: true, mirror: 2, handle: 'none' },
    mark: 'hit',
    note: 'Двери едут, а не распахиваются: перед шкафом можно поставить кровать. Одна створка зеркальная, в полный рост.',
  },
  {
    name: 'Лоза',
    form: 'с ротангом',
    woods: [['oak'], ['walnut'], ['black']],
    sizes: [[120, 64_990]],
    look: { h: 206, d: 56, door: 'rattan', plinth: false, handle: 'knob', doors: 2 },
    mark: 'new',
    note: 'Плетёные двери и высокие ножки: большой шкаф, который не давит. Шерсть в нём дышит круглый год.',
  },
  {
    name: 'Осень',
    form: 'с филёнками',
    woods: [['clay'], ['white'], ['sagewood']],
    sizes: [[150, 58_990]],
    look: { h: 214, d: 58, door: 'frame', drawers: true, handle: 'shell', doors: 3 },
    note: 'Три двери с рамкой и три ящика под ними. Вместо коробок под кроватью.',
  },
  {
    name: 'Гребень',
    form: 'рифлёный',
    woods: [['walnut'], ['oak'], ['wenge']],
    sizes: [[160, 84_990]],
    look: { h: 220, d: 60, door: 'ribbed', handle: 'none', doors: 3 },
    note: 'Рифление идёт без разрыва через три двери, издали шкаф кажется стеной из реек.',
  },
  {
    name: 'Пихта',
    form: 'узкий',
    woods: [['white'], ['ash'], ['sagewood']],
    sizes: [
      [60, 22_990],
      [80, 27_490],
    ],
    look: { h: 200, d: 52, handle: 'knob', drawers: true },
    note: 'Одна дверь и ящик. Помещается за дверью комнаты, на даче и в нише коридора.',
  },
  {
    name: 'Светлица',
    form: 'со стеклом',
    woods: [['oak'], ['black'], ['white']],
    sizes: [[100, 46_490]],
    look: { h: 204, d: 42, door: 'glass', handle: 'bar', doors: 2 },
    note: 'Шкаф-витрина для книг и сервизов. Глубина 42 см, чтобы корешки стояли в один ряд.',
  },
  {
    name: 'Ступень',
    form: 'двухцветный',
    woods: [
      ['oak', 'white'],
      ['walnut', 'black'],
      ['oak', 'clay'],
    ],
    sizes: [[140, 47_990]],
    look: { h: 208, d: 56, handle: 'bar', drawers: true, doors: 3 },
    sale: 17,
    note: 'Дерево снаружи, крашеные фасады спереди. Два цвета одной серии с комодом и тумбой.',
  },
  {
    name: 'Рейка',
    form: 'с реечными дверями',
    woods: [['ash'], ['oak']],
    sizes: [[130, 56_490]],
    look: { h: 210, d: 56, door: 'slats', plinth: false, handle: 'none', doors: 2 },
    note: 'Светлые рейки на высоких ножках. Хорош в прихожей, где сохнет верхняя одежда.',
  },
  {
    name: 'Купе',
    form: 'раздвижной, без зеркала',
    woods: [['grey'], ['walnut'], ['white']],
    sizes: [
      [200, 66_990],
      [260, 82_990],
    ],
    look: { h: 230, d: 64, sliding: true, handle: 'long' },
    note: 'Во всю стену и до потолка: доборная планка закрывает последние сантиметры. Внутри помещается зима на четверых.',
  },
  {
    name: 'Арка',
    form: 'с арками',
    woods: [['clay'], ['sagewood'], ['white']],
    sizes: [[110, 52_490]],
    look: { h: 206, d: 54, door: 'arch', handle: 'knob', plinth: false, doors: 2 },
    note: 'Две высокие арки от ножек до карниза. Для детской, спальни и всякого места, где скучно.',
  },
];

export const wardrobes = rows.map(wardrobe);
