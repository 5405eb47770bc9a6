import { mirror } from '../makers/decor.ts';
import type { MirrorRow } from '../makers/decor.ts';

const rows: readonly MirrorRow[] = [
  {
    name: 'Арка',
    frames: [
      ['wood', 'oak'],
      ['wood', 'black'],
      ['metal', 'brass'],
      ['wood', 'walnut'],
    ],
    sizes: [
      [[70, 100], 9_990],
      [[80, 180], 18_990],
    ],
    look: { style: 'arch', rim: 3 },
    mark: 'hit',
    note: 'Арка в тонкой раме: над комодом — метровая, в прихожую — в полный рост, её ставят прямо на пол.',
  },
  {
    name: 'Полынья',
    frames: [
      ['metal', 'brass'],
      ['metal', 'black'],
      ['wood', 'oak'],
    ],
    sizes: [
      [[80, 80], 8_490],
      [[60, 60], 6_490],
    ],
    look: { style: 'round', rim: 1.6 },
    mark: 'hit',
    sale: 13,
    note: 'Круглое зеркало в тонкой раме. Над раковиной, над консолью, над камином, если он есть.',
  },
  {
    name: 'Галька',
    frames: [
      ['metal', 'black'],
      ['wood', 'oak'],
      ['metal', 'brass'],
    ],
    sizes: [[[62, 92], 10_990]],
    look: { style: 'pebble', rim: 1.4 },
    mark: 'new',
    note: 'Неправильная форма, как у камня с берега. Вешается и вдоль, и поперёк.',
  },
  {
    name: 'Ярило',
    frames: [
      ['metal', 'brass'],
      ['wood', 'walnut'],
      ['metal', 'black'],
    ],
    sizes: [[[78, 78], 12_490]],
    look: { style: 'sun', rim: 2 },
    note: 'Зеркало-солнце с лучами. Одно на стену, рядом ничего не нужно.',
  },
  {
    name: 'Тис',
    form: 'прямоугольное',
    frames: [
      ['wood', 'oak'],
      ['wood', 'walnut'],
      ['wood', 'white'],
    ],
    sizes: [
      [[60, 90], 6_990],
      [[60, 160], 11_490],
    ],
    look: { style: 'rect', rim: 3.2 },
    note: 'Прямая рама из массива с запилом на ус. Высокое видит и шляпу, и ботинки.',
  },
  {
    name: 'Сени',
    form: 'с полочкой',
    frames: [
      ['wood', 'oak'],
      ['wood', 'sagewood'],
      ['wood', 'black'],
    ],
    sizes: [[[56, 80], 8_990]],
    look: { style: 'shelf', rim: 2.6 },
    note: 'Снизу полочка на ширину рамы: ключи, помада, письмо, которое надо отправить.',
  },
  {
    name: 'Камея',
    form: 'овальное',
    frames: [
      ['metal', 'brass'],
      ['wood', 'walnut'],
      ['wood', 'white'],
    ],
    sizes: [[[56, 84], 7_490]],
    look: { style: 'oval', rim: 2 },
    note: 'Овал для туалетного столика и спальни. Рама тонкая, полотно почти до края.',
  },
];

export const mirrors = rows.map(mirror);
