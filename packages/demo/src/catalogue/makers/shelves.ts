import type { MetalId, ParamsOf, WoodId } from '../../furniture/index.ts';
import {
  boxOf,
  details,
  drawn,
  fact,
  makingFacts,
  metalFact,
  pairs,
  sizeFacts,
  textOf,
  woodFact,
} from '../model/index.ts';
import type { Model, Said, Sized } from '../model/index.ts';
import { choose, metalStuffs, metalWord, woodStuffs, woodWord } from '../words/index.ts';
import { marked, titleOf } from './finished.ts';

export interface ShelfRow extends Said {
  readonly form: string;
  readonly looks: readonly (readonly [wood: WoodId, metal?: MetalId])[];
  readonly sizes: readonly Sized[];
  readonly look: Omit<ParamsOf<'shelf'>, 'w' | 'wood' | 'metal'>;
}

export const shelf = (row: ShelfRow): Model => {
  const { name, form, note, looks, sizes, look } = row;
  const title = titleOf('Стеллаж', name, form);
  const { rows: levels = 5, closed = 0, frame = 'boards' } = look;
  return {
    section: 'shelves',
    title,
    collection: name,
    vendor: frame === 'metal' ? 'Сирень' : 'Столярня Лосиха',
    text: textOf(note, [
      frame === 'boards'
        ? 'Задняя стенка стоит в пазу и держит прямой угол.'
        : frame === 'metal'
          ? 'Стойки из стального профиля, полки лежат на скрытых уголках.'
          : 'Задней стенки нет: стеллаж делит комнату и не крадёт свет.',
      closed > 0 && `Нижние отделения закрыты дверцами: то, что не на показ.`,
      choose(`load ${title}`, [
        'Полка выдерживает 25 кг, то есть метр книг в твёрдом переплёте.',
        'Каждая полка держит 20 кг, высота переставляется с шагом 3,2 см.',
        'Крепление к стене в комплекте, ножки регулируются под неровный пол.',
      ]),
    ]),
    variants: pairs(looks, sizes).map(({ look: [wood, metal], size, price }) => {
      const drawing = drawn('shelf', { ...look, w: size, wood, ...(metal ? { metal } : {}) });
      const { width, depth, height } = drawing.size;
      const kilos = Math.round((width * depth * height) / 22_000 + 9);
      return {
        detail: details(
          woodWord(wood, 'm'),
          metal && metal !== 'black' && `каркас — ${metalWord(metal, 'm')}`,
          sizes.length > 1 && `${size} см`,
        ),
        price,
        facts: [
          woodFact('Цвет', wood),
          ...(metal ? [metalFact('Каркас', metal)] : []),
          ...sizeFacts(drawing.size),
          fact('Количество полок', levels),
          fact('Закрытые отделения', closed > 0 ? 'да' : 'нет'),
          fact('Материал полок', woodStuffs[wood].veneer),
          fact('Материал каркаса', metal ? metalStuffs[metal] : woodStuffs[wood].solid),
          fact('Нагрузка на полку', 20, 'кг'),
          fact('Вес', kilos, 'кг'),
          ...makingFacts(24, 'два человека, 40 минут'),
        ],
        drawing,
        kilos,
        box: boxOf({ ...drawing.size, depth: 18 }, 4),
      };
    }),
    pieces: 4,
    ...marked(row),
  };
};
