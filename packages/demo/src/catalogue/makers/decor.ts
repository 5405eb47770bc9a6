import type { MetalId, ParamsOf, WoodId } from '../../furniture/index.ts';
import { boxOf, details, drawn, fact, makingFacts, paintFact, pairs, textOf } from '../model/index.ts';
import type { Model, Said, Sized } from '../model/index.ts';
import { choose, paintWord } from '../words/index.ts';
import type { PaintId } from '../words/index.ts';
import { marked, titleOf } from './finished.ts';

export interface MirrorRow extends Said {
  readonly form?: string;
  readonly frames: readonly (readonly [kind: 'wood', id: WoodId] | readonly [kind: 'metal', id: MetalId])[];
  /** Width and height in centimetres. */
  readonly sizes: readonly Sized<readonly [number, number]>[];
  readonly look: Omit<ParamsOf<'mirror'>, 'w' | 'h' | 'frame' | 'wood' | 'metal'>;
}
export interface VaseRow extends Said {
  readonly form?: string;
  readonly stuff: string;
  readonly colours: readonly PaintId[];
  /** Width and height in centimetres. */
  readonly sizes: readonly Sized<readonly [number, number]>[];
  readonly look: Omit<ParamsOf<'vase'>, 'w' | 'h' | 'color'>;
}
export interface ClockRow extends Said {
  readonly form?: string;
  readonly looks: readonly { readonly color: PaintId; readonly metal: MetalId }[];
  readonly sizes: readonly Sized[];
  readonly look: Omit<ParamsOf<'clock'>, 'w' | 'color' | 'metal'>;
}

const cases: Readonly<Record<MetalId, string>> = {
  black: 'чёрный',
  brass: 'латунный',
  steel: 'стальной',
  white: 'белый',
};

export const mirror = (row: MirrorRow): Model => {
  const { name, form, note, frames, sizes, look } = row;
  const title = titleOf('Зеркало', name, form);
  const round = look.style === 'round' || look.style === 'sun';
  return {
    section: 'mirrors',
    title,
    collection: name,
    vendor: 'Сирень',
    text: textOf(note, [
      choose(`glass ${title}`, [
        'Полотно 4 мм, без меди и свинца: край не темнеет во влажной ванной.',
        'Сзади плёнка, которая держит осколки, если случится худшее.',
        'Отражение без волны, серебро нанесено в два слоя.',
      ]),
      choose(`hang ${title}`, [
        'Подвесы уже прикручены, шаблон для сверления в коробке.',
        'Вешается на два крюка, отступ от стены 8 мм.',
      ]),
    ]),
    variants: pairs(frames, sizes).map(({ look: [kind, id], size: [width, height], price }) => {
      const drawing = drawn('mirror', {
        ...look,
        w: width,
        h: height,
        frame: kind,
        ...(kind === 'wood' ? { wood: id } : { metal: id }),
      });
      const kilos = Math.round((width * height * 11) / 10_000) + 2;
      return {
        detail: details(
          paintWord(id, 'n'),
          sizes.length > 1 && (round ? `Ø ${width} см` : `${width} × ${height} см`),
        ),
        price,
        facts: [
          paintFact('Цвет', id),
          ...(sizes.length > 1 && !round ? [fact('Размер', `${width} × ${height} см`)] : []),
          ...(round
            ? [fact('Диаметр', width, 'см')]
            : [fact('Ширина', width, 'см'), fact('Высота', height, 'см')]),
          fact('Материал рамы', kind === 'wood' ? 'дерево' : 'сталь'),
          fact('Толщина полотна', 4, 'мм'),
          fact('Вес', kilos, 'кг'),
          ...makingFacts(24),
        ],
        drawing,
        kilos,
        box: [width + 8, height + 8, 8],
      };
    }),
    pieces: 6,
    ...marked(row),
  };
};

export const vase = (row: VaseRow): Model => {
  const { name, form, note, stuff, colours, sizes, look } = row;
  const title = titleOf('Ваза', name, form);
  return {
    section: 'vases',
    title,
    collection: name,
    vendor: 'Гончарня Сорока',
    text: textOf(note, [
      stuff === 'стекло'
        ? 'Стекло окрашено в массе, цвет не сотрётся.'
        : choose(`clay ${title}`, [
            'Внутри глазурь: воду держит, дно не пропускает.',
            'Каждую вазу точат на круге, поэтому двух одинаковых нет.',
            'Дно подклеено пробкой, полировку не царапает.',
          ]),
      'Цветы на картинке — для масштаба.',
    ]),
    variants: pairs(colours, sizes).map(({ look: color, size: [width, height], price }) => {
      const drawing = drawn('vase', { ...look, w: width, h: height, color });
      const kilos = Math.round(width * height * 0.022) / 10 + 0.3;
      return {
        detail: details(stuff, paintWord(color, 'f'), sizes.length > 1 && `${height} см`),
        price,
        facts: [
          paintFact('Цвет', color),
          ...(sizes.length > 1 ? [fact('Размер', `высота ${height} см`)] : []),
          fact('Высота', height, 'см'),
          fact('Диаметр', width, 'см'),
          fact('Материал', stuff),
          fact('Вес', Math.round(kilos * 10) / 10, 'кг'),
          ...makingFacts(12),
        ],
        drawing,
        kilos,
        box: boxOf(drawing.size, 6),
      };
    }),
    pieces: 9,
    ...marked(row),
  };
};

export const clock = (row: ClockRow): Model => {
  const { name, form, note, looks, sizes, look } = row;
  const title = titleOf('Часы настенные', name, form);
  return {
    section: 'clocks',
    title,
    collection: name,
    vendor: 'Сирень',
    text: textOf(note, [
      choose(`tick ${title}`, [
        'Механизм с плавным ходом: ни тиканья, ни щелчков.',
        'Кварцевый механизм от одной батарейки AA, её хватает на год.',
        'Стрелки видно из другого конца комнаты, ход бесшумный.',
      ]),
      'Вешаются на один гвоздь.',
    ]),
    variants: pairs(looks, sizes).map(({ look: { color, metal }, size, price }) => {
      const drawing = drawn('clock', { ...look, w: size, color, metal });
      return {
        detail: details(
          paintWord(color, 'pl'),
          metal !== color && `${cases[metal]} корпус`,
          sizes.length > 1 && `Ø ${size} см`,
        ),
        price,
        facts: [
          paintFact('Цвет', color),
          paintFact('Цвет корпуса', metal),
          fact('Диаметр', size, 'см'),
          fact('Питание', '1 батарейка AA'),
          fact('Ход', 'плавный, бесшумный'),
          fact('Вес', 1.2, 'кг'),
          ...makingFacts(24),
        ],
        drawing,
        kilos: 1.2,
        box: [size + 6, size + 6, 8],
      };
    }),
    pieces: 9,
    ...marked(row),
  };
};
