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

/** A straight sofa, or one that makes a bed. */
export interface SofaRow extends UpholsteredRow {
  /** After the name: «двухместный». */
  readonly form: string;
  readonly look: Omit<ParamsOf<'sofa'>, 'w' | 'color' | 'cloth'>;
  /** Cushions by the sofa's own colour, where they differ from the look's. */
  readonly accents?: Partial<Record<FabricId, FabricId>>;
  readonly bed?: { readonly mechanism: string; readonly width: number; readonly length: number };
}

const bedSaid = (mechanism: string, width: number, length: number, key: string): string =>
  choose(`bed ${key}`, [
    `Механизм «${mechanism}» раскладывается за полминуты, спальное место ${width} × ${length} см.`,
    `Ночью это кровать ${width} × ${length} см, механизм «${mechanism}» выкатывается одной рукой.`,
  ]);

const variantOf = (row: SofaRow, title: string, colour: FabricId, width: number, price: number): Variant => {
  const { cloth, sizes, look, accents, bed } = row;
  const accent = accents?.[colour];
  const params = {
    ...look,
    w: width,
    color: colour,
    cloth: cloths[cloth].weave,
    ...(accent && look.pillows ? { pillows: look.pillows.map((own, at) => (at === 0 ? accent : own)) } : {}),
  };
  const drawing = drawn('sofa', params);
  const { colour: colourFact, rest } = clothFacts(cloth, colour);
  const kilos = Math.round(width * 0.27 + (bed ? 22 : 2));
  return {
    detail: details(cloths[cloth].name, fabricWord(colour, 'm'), sizes.length > 1 && `${width} см`),
    price,
    facts: [
      colourFact,
      ...sizeFacts(drawing.size),
      fact('Высота посадки', seatHeight(look), 'см'),
      fact('Число мест', look.seats ?? 2),
      ...(bed
        ? [
            fact('Размер спального места', `${bed.width} × ${bed.length} см`),
            fact('Механизм', bed.mechanism),
            fact('Ящик для белья', 'да'),
          ]
        : []),
      ...rest,
      fact('Каркас', 'берёзовая фанера, массив сосны'),
      fact('Наполнение', row.filling ?? fillingOf(title)),
      legFact(look),
      fact('Съёмные чехлы', hasCovers(title, row) ? 'да, стирка при 30 °C' : 'нет'),
      fact('Вес', kilos, 'кг'),
      ...makingFacts(24, look.leg === 'plinth' ? 'не нужна' : 'прикрутить 4 опоры'),
    ],
    drawing,
    kilos,
    box: boxOf(drawing.size),
  };
};

export const sofa = (row: SofaRow): Model => {
  const { name, form, note, cloth, colours, sizes, look, bed, mark, sale } = row;
  const title = `${bed ? 'Диван-кровать' : 'Диван'} «${name}» ${form}`;
  return {
    section: bed ? 'sofa-beds' : 'straight-sofas',
    title,
    collection: name,
    vendor: 'Сирень',
    text: textOf(
      note,
      [...builtSaid(title, look), bed && bedSaid(bed.mechanism, bed.width, bed.length, title)],
      comfortSaid(title, cloth, hasCovers(title, row)),
    ),
    variants: pairs(colours, sizes).map(({ look: colour, size, price }) =>
      variantOf(row, title, colour, size, price),
    ),
    pieces: 3,
    ...(mark ? { mark } : {}),
    ...(sale === undefined ? {} : { sale }),
  };
};
