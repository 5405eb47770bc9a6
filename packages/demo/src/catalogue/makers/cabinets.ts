import type { MetalId, ParamsOf, WoodId } from '../../furniture/index.ts';
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
import type { Fact, Model, Said, Sized } from '../model/index.ts';
import { choose, metalStuffs, woodStuffs, woodWord } from '../words/index.ts';
import { marked, titleOf } from './finished.ts';

type Look = ParamsOf<'chest'>;

/** A chest, a television stand or a bedside table. Fronts are of the body's wood unless told otherwise. */
export interface CabinetRow extends Said {
  readonly form?: string;
  readonly woods: readonly (readonly [body: WoodId, front?: WoodId])[];
  readonly sizes: readonly Sized[];
  readonly look: Omit<Look, 'w' | 'wood' | 'front'>;
}

const frontSaid: Readonly<Record<string, string>> = {
  plain: 'Фасады гладкие, с подобранным рисунком древесины.',
  frame: 'Рамочные фасады с филёнкой не коробит от батареи рядом.',
  ribbed: 'Рифлёные фасады собирают свет полосами и прячут отпечатки пальцев.',
  rattan:
    'Дверцы затянуты натуральным ротангом: внутри не застаивается воздух, а пульт работает сквозь плетение.',
  glass: 'Стекло закалённое, 4 мм, посуда за ним не пылится.',
  slats: 'Фасады из реек с просветом: техника за ними не греется.',
  arch: 'Арки на фасадах выбраны фрезой, а не наклеены.',
  mirror: 'Зеркало на фасаде безосколочное.',
};

const handleSaid: Readonly<Record<string, string>> = {
  none: 'Ручек нет, фасады открываются нажатием.',
  knob: 'Ручки-кнопки точёные.',
  bar: 'Ручки-скобы стальные, за них удобно взяться и мокрой рукой.',
  long: 'Длинные ручки во весь фасад.',
  slot: 'Вместо ручек — выборка по верхней кромке.',
  shell: 'Ручки-раковины не цепляются за одежду.',
};

const insideOf = ({ doors = 0, rows = 4, cols = 1, topDrawers, open = 0 }: Look): Fact[] => {
  if (doors === 0) return [fact('Количество ящиков', rows * cols)];
  const shut = doors - (open > 0 && open <= doors ? 1 : 0);
  return [
    fact('Количество дверей', shut),
    ...(topDrawers ? [fact('Количество ящиков', doors)] : []),
    ...(open > 0 && open <= doors ? [fact('Открытая ниша', 'да')] : []),
  ];
};

interface Kind {
  readonly drawing: 'chest' | 'tv' | 'night';
  readonly section: 'chests' | 'tv-stands' | 'night-stands';
  readonly what: string;
  readonly gender: 'm' | 'f';
  readonly pieces: number;
  readonly said: readonly [string, ...string[]];
}

const kinds = {
  chest: {
    drawing: 'chest',
    section: 'chests',
    what: 'Комод',
    gender: 'm',
    pieces: 4,
    said: [
      'Ящики на направляющих полного выдвижения, закрываются с доводчиком.',
      'Задняя стенка фанерованная: комод можно поставить посреди комнаты.',
      'В комплекте крепление к стене, ставьте его обязательно, если дома дети.',
    ],
  },
  tv: {
    drawing: 'tv',
    section: 'tv-stands',
    what: 'Тумба под ТВ',
    gender: 'f',
    pieces: 4,
    said: [
      'Сзади два отверстия под провода и место для удлинителя.',
      'Верх выдерживает 60 кг, телевизор можно не вешать на стену.',
      'Полки внутри переставляются, приставка и роутер встают без тесноты.',
    ],
  },
  night: {
    drawing: 'night',
    section: 'night-stands',
    what: 'Тумба прикроватная',
    gender: 'f',
    pieces: 7,
    said: [
      'Верх вровень с матрасом: до стакана и телефона дотягиваешься не глядя.',
      'Кромка скруглена, сзади вырез для зарядки.',
      'Ящик закрывается беззвучно, чтобы никого не будить.',
    ],
  },
} as const satisfies Record<string, Kind>;

/** What it stands on where that is no wood of its own. */
function legsOf({ leg, legMetal = 'black' }: CabinetRow['look']): string | null {
  if (leg === 'pin' || leg === 'sled') return metalStuffs[legMetal as MetalId];
  return leg === 'plinth' ? 'цоколь' : null;
}

export const cabinet =
  (which: keyof typeof kinds) =>
  (row: CabinetRow): Model => {
    const { drawing: kind, section, what, gender, pieces, said } = kinds[which];
    const { name, form, note, woods, sizes, look } = row;
    const title = titleOf(what, name, form);
    const door = look.door ?? (which === 'tv' ? 'ribbed' : 'plain');
    return {
      section,
      title,
      collection: name,
      vendor: door === 'rattan' ? 'Плетельня Ивушка' : 'Сирень',
      text: textOf(
        note,
        [frontSaid[door], handleSaid[look.handle ?? (which === 'tv' ? 'none' : 'knob')]],
        [choose(`said ${title}`, said)],
      ),
      variants: pairs(woods, sizes).map(({ look: [wood, front = wood], size, price }) => {
        const params = { ...look, w: size, wood, front };
        const drawing = drawn(kind, params);
        const { width, depth, height } = drawing.size;
        const kilos = Math.round((width * depth * height) / 9500 + 4);
        return {
          detail: details(
            front === wood
              ? woodWord(wood, gender)
              : `${woodWord(wood, gender)} и ${woodWord(front, gender)}`,
            sizes.length > 1 && `${size} см`,
          ),
          price,
          facts: [
            woodFact('Цвет', front),
            ...(front === wood ? [] : [woodFact('Цвет корпуса', wood)]),
            ...sizeFacts(drawing.size),
            ...insideOf({
              ...(which === 'tv' ? { doors: 3, open: 2 } : {}),
              ...(which === 'night' ? { rows: 2 } : {}),
              ...look,
            }),
            fact('Материал корпуса', woodStuffs[wood].veneer),
            fact('Материал фасада', door === 'rattan' ? 'натуральный ротанг' : woodStuffs[front].veneer),
            fact('Опоры', legsOf(look) ?? woodStuffs[wood].solid),
            fact('Вес', kilos, 'кг'),
            ...makingFacts(24, which === 'night' ? 'прикрутить опоры' : 'два человека, 50 минут'),
          ],
          drawing,
          kilos,
          box: boxOf(drawing.size, 4),
        };
      }),
      pieces,
      ...marked(row),
    };
  };
