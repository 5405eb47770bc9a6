import type { MetalId, ParamsOf, WoodId } from '../../furniture/index.ts';
import {
  boxOf,
  details,
  drawn,
  fact,
  makingFacts,
  paintFact,
  pairs,
  sizeFacts,
  textOf,
} from '../model/index.ts';
import type { Model, Said, Sized } from '../model/index.ts';
import { choose, paintWord } from '../words/index.ts';
import type { Gender, PaintId } from '../words/index.ts';
import { marked, titleOf } from './finished.ts';

export interface PlantRow extends Said {
  /** «Фикус», «Кашпо». */
  readonly what: string;
  readonly gender: Gender;
  readonly form?: string;
  readonly colours: readonly PaintId[];
  /** Width of the pot and height of the whole in centimetres. */
  readonly sizes: readonly Sized<readonly [number, number]>[];
  readonly look: Omit<ParamsOf<'plant'>, 'w' | 'h' | 'color'>;
  readonly light?: string;
}
export interface BasketRow extends Said {
  readonly what: string;
  readonly gender: Gender;
  readonly form?: string;
  readonly stuff: string;
  readonly colours: readonly PaintId[];
  /** Width, depth and height in centimetres. */
  readonly sizes: readonly Sized<readonly [number, number, number]>[];
  readonly look: Omit<ParamsOf<'basket'>, 'w' | 'd' | 'h' | 'color' | 'wood' | 'metal'>;
}

export const plant = (row: PlantRow): Model => {
  const { what, gender, name, form, note, colours, sizes, look, light } = row;
  const title = titleOf(what, name, form);
  const bare = look.style === 'none';
  return {
    section: 'plants',
    title,
    collection: name,
    vendor: bare ? 'Гончарня Сорока' : 'Сирень',
    text: textOf(note, [
      bare
        ? choose(`pot ${title}`, [
            'Внутри съёмный вкладыш с дренажом.',
            'Дно с пробкой: открыть для улицы, закрыть для паркета.',
          ])
        : 'Растение искусственное: не растёт, не вянет, раз в месяц протирается влажной тканью.',
      !bare && light,
      'Кашпо из керамики с матовой глазурью.',
    ]),
    variants: pairs(colours, sizes).map(({ look: color, size: [width, height], price }) => {
      const drawing = drawn('plant', { ...look, w: width, h: height, color });
      const kilos = Math.round(width * 0.16 * 10) / 10;
      const tall = drawing.size.height;
      return {
        detail: details(
          colours.length > 1 && paintWord(color, bare ? gender : 'n'),
          sizes.length > 1 && (bare ? `Ø ${width} см` : `${tall} см`),
        ),
        price,
        facts: [
          paintFact(bare ? 'Цвет' : 'Цвет кашпо', color),
          ...(sizes.length > 1 && !bare ? [fact('Размер', `высота ${tall} см`)] : []),
          fact('Высота', tall, 'см'),
          fact('Диаметр кашпо', width, 'см'),
          fact('Материал кашпо', 'керамика'),
          ...(bare ? [] : [fact('Растение', 'искусственное')]),
          fact('Вес', kilos, 'кг'),
          ...makingFacts(12),
        ],
        drawing,
        kilos,
        box: boxOf({ ...drawing.size, height: Math.min(tall, 120) }, 4),
      };
    }),
    pieces: 8,
    ...marked(row),
  };
};

export const basket = (row: BasketRow): Model => {
  const { what, gender, name, form, note, stuff, colours, sizes, look } = row;
  const title = titleOf(what, name, form);
  const paint = (color: PaintId): ParamsOf<'basket'> =>
    look.style === 'crate'
      ? { wood: color as WoodId }
      : look.style === 'wire'
        ? { metal: color as MetalId }
        : { color };
  return {
    section: 'baskets',
    title,
    collection: name,
    vendor: look.style === 'woven' || look.style === 'laundry' ? 'Плетельня Ивушка' : 'Сирень',
    text: textOf(note, [
      choose(`hold ${title}`, [
        'Держит до 12 кг, дно двойное.',
        'Ручки вшиты насквозь и не отрываются.',
        'Пустые ставятся одна в другую и почти не занимают места.',
      ]),
      look.filled === false ? '' : 'Плед и полотенца на картинке — для масштаба.',
    ]),
    variants: pairs(colours, sizes).map(({ look: color, size: [width, depth, height], price }) => {
      const drawing = drawn('basket', { ...look, ...paint(color), w: width, d: depth, h: height });
      const kilos = Math.round(width * height * 0.0012 * 10) / 10 + 0.2;
      return {
        detail: details(
          stuff,
          paintWord(color, gender),
          sizes.length > 1 && `${width} × ${drawing.size.depth} × ${height} см`,
        ),
        price,
        facts: [
          paintFact('Цвет', color),
          ...sizeFacts(drawing.size),
          fact('Материал', stuff),
          fact('Нагрузка', 12, 'кг'),
          fact('Вес', Math.round(kilos * 10) / 10, 'кг'),
          ...makingFacts(12),
        ],
        drawing,
        kilos,
        box: boxOf(drawing.size, 2),
      };
    }),
    pieces: 12,
    ...marked(row),
  };
};
