import type { ParamsOf, WoodId } from '../../furniture/index.ts';
import {
  boxOf,
  details,
  drawn,
  fact,
  makingFacts,
  pairs,
  sizeFacts,
  textOf,
  woodFact,
} from '../model/index.ts';
import type { Model, Said, Sized } from '../model/index.ts';
import { choose, woodStuffs, woodWord } from '../words/index.ts';
import { marked, titleOf } from './finished.ts';

export interface WardrobeRow extends Said {
  readonly form: string;
  readonly woods: readonly (readonly [body: WoodId, front?: WoodId])[];
  readonly sizes: readonly Sized[];
  /** The number of doors follows from the width where it is not given. */
  readonly look: Omit<ParamsOf<'wardrobe'>, 'w' | 'wood' | 'front'>;
}

const doorSaid: Readonly<Record<string, string>> = {
  plain: 'Гладкие двери в одну плоскость, рисунок дерева подобран от левого края к правому.',
  frame: 'Рамочные двери с филёнкой не ведёт от сухого воздуха.',
  ribbed: 'Рифлёные двери не собирают отпечатков и хорошо выглядят вблизи.',
  rattan: 'Вставки из ротанга проветривают одежду.',
  glass: 'Двери из закалённого стекла: видно, что где лежит.',
  slats: 'Реечные двери пропускают воздух, внутри не пахнет шкафом.',
  arch: 'Арки на дверях выбраны фрезой на всю высоту.',
  mirror: 'Зеркала безосколочные, в полный рост.',
};

export const wardrobe = (row: WardrobeRow): Model => {
  const { name, form, note, woods, sizes, look } = row;
  const title = titleOf('Шкаф', name, form);
  const door = look.door ?? 'plain';
  return {
    section: 'wardrobes',
    title,
    collection: name,
    vendor: 'Сирень',
    text: textOf(
      note,
      [
        doorSaid[door],
        look.sliding
          ? 'Двери едут по верхнему рельсу на доводчиках, порога внизу нет.'
          : 'Петли с доводчиком регулируются в трёх плоскостях.',
        look.mirror ? 'Зеркало закреплено на двери целиком, по кромке не отслаивается.' : '',
      ],
      [
        choose(`inside ${title}`, [
          'Внутри штанга 100 см высотой, четыре полки и отделение под пальто.',
          'Внутри две штанги друг над другом и пять полок, длинное висит отдельно.',
          'Полки переставляются с шагом 3,2 см, штанга выдерживает 25 кг.',
        ]),
        'Крепление к стене в комплекте.',
      ],
    ),
    variants: pairs(woods, sizes).map(({ look: [wood, front = wood], size, price }) => {
      const doors = look.doors ?? Math.max(1, Math.round(size / (look.sliding ? 90 : 50)));
      const drawing = drawn('wardrobe', { ...look, w: size, wood, front, doors });
      const { width, depth, height } = drawing.size;
      const kilos = Math.round((width * depth * height) / 19_000 + 20);
      return {
        detail: details(
          front === wood ? woodWord(wood, 'm') : `${woodWord(wood, 'm')} и ${woodWord(front, 'm')}`,
          sizes.length > 1 && `${size} см`,
        ),
        price,
        facts: [
          woodFact('Цвет', front),
          ...(front === wood ? [] : [woodFact('Цвет корпуса', wood)]),
          ...sizeFacts(drawing.size),
          fact('Количество дверей', doors),
          fact('Двери', look.sliding ? 'раздвижные' : 'распашные'),
          fact('Зеркало', look.mirror || door === 'mirror' ? 'да' : 'нет'),
          fact('Ящики', look.drawers ? doors : 'нет'),
          fact('Материал корпуса', woodStuffs[wood].veneer),
          fact('Материал фасада', door === 'glass' ? 'закалённое стекло' : woodStuffs[front].veneer),
          fact('Вес', kilos, 'кг'),
          ...makingFacts(24, 'два человека, 3 часа'),
        ],
        drawing,
        kilos,
        box: boxOf({ ...drawing.size, depth: 22 }, 4),
      };
    }),
    pieces: 2,
    ...marked(row),
  };
};
