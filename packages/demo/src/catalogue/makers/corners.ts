import type { FabricId, ParamsOf } from '../../furniture/index.ts';
import { boxOf, details, drawn, fact, makingFacts, pairs, sizeFacts, textOf } from '../model/index.ts';
import type { Model, Variant } from '../model/index.ts';
import { choose, cloths, fabricWord } from '../words/index.ts';
import {
  builtSaid,
  clothFacts,
  comfortSaid,
  fillingOf,
  hasCovers,
  legFact,
  seatHeight,
} from './upholstered.ts';
import type { UpholsteredRow } from './upholstered.ts';

type Side = 'left' | 'right';

export interface CornerRow extends UpholsteredRow {
  /** After the name: «с оттоманкой». */
  readonly form: string;
  readonly look: Omit<ParamsOf<'corner'>, 'w' | 'color' | 'cloth' | 'side'>;
  /** The side shown first; the other one is to be had in the first colours. */
  readonly side: Side;
  readonly bed?: string;
}

const sideWords: Record<Side, string> = { left: 'угол слева', right: 'угол справа' };
const sideValues: Record<Side, string> = { left: 'слева', right: 'справа' };

interface Choice {
  readonly colour: FabricId;
  readonly side: Side;
  readonly width: number;
  readonly price: number;
}

const choices = ({ colours, sizes, side }: CornerRow): Choice[] => {
  const all = pairs(colours, sizes).map(({ look, size, price }) => ({
    colour: look,
    side,
    width: size,
    price,
  }));
  const other: Side = side === 'left' ? 'right' : 'left';
  return [...all, ...all.slice(0, 2).map((choice) => ({ ...choice, side: other }))];
};

const variantOf = (row: CornerRow, title: string, { colour, side, width, price }: Choice): Variant => {
  const { cloth, look, sizes, bed } = row;
  const drawing = drawn('corner', { ...look, w: width, color: colour, cloth: cloths[cloth].weave, side });
  const { colour: colourFact, rest } = clothFacts(cloth, colour);
  const kilos = Math.round(width * 0.34 + (bed ? 20 : 4));
  return {
    detail: details(
      cloths[cloth].name,
      fabricWord(colour, 'm'),
      sizes.length > 1 && `${width} см`,
      sideWords[side],
    ),
    price,
    facts: [
      colourFact,
      ...sizeFacts(drawing.size),
      fact('Расположение угла', sideValues[side]),
      fact('Высота посадки', seatHeight(look), 'см'),
      fact('Число мест', (look.seats ?? 3) + 1),
      ...(bed ? [fact('Размер спального места', '140 × 200 см'), fact('Механизм', bed)] : []),
      ...rest,
      fact('Каркас', 'берёзовая фанера, массив сосны'),
      fact('Наполнение', row.filling ?? fillingOf(title)),
      legFact({ leg: 'plinth', ...look }),
      fact('Съёмные чехлы', hasCovers(title, row) ? 'да, стирка при 30 °C' : 'нет'),
      fact('Вес', kilos, 'кг'),
      ...makingFacts(24, 'соединить две части'),
    ],
    drawing,
    kilos,
    box: boxOf(drawing.size),
  };
};

export const cornerSofa = (row: CornerRow): Model => {
  const { name, form, note, cloth, look, bed, mark, sale } = row;
  const title = `Диван угловой «${name}» ${form}`;
  const wing = choose(`wing ${title}`, [
    'Угол выбирают слева или справа, если смотреть на диван.',
    'Сторону угла укажите при заказе: слева или справа от вас, когда вы стоите перед диваном.',
  ]);
  return {
    section: 'corner-sofas',
    title,
    collection: name,
    vendor: 'Сирень',
    text: textOf(
      note,
      [
        ...builtSaid(title, { leg: 'plinth', arm: 'wide', ...look }),
        bed && `Раскладывается механизмом «${bed}».`,
        wing,
      ],
      comfortSaid(title, cloth, hasCovers(title, row)),
    ),
    variants: choices(row).map((choice) => variantOf(row, title, choice)),
    pieces: 2,
    ...(mark ? { mark } : {}),
    ...(sale === undefined ? {} : { sale }),
  };
};
