import type { FabricId, ParamsOf, WoodId } from '../../furniture/index.ts';
import { boxOf, details, drawn, fact, makingFacts, pairs, sizeFacts, textOf } from '../model/index.ts';
import type { Model, Variant } from '../model/index.ts';
import { choose, cloths, fabricWord, woodStuffs, woodWord } from '../words/index.ts';
import { builtSaid, clothFacts, comfortSaid, hasCovers, legFact, seatHeight } from './upholstered.ts';
import type { UpholsteredRow } from './upholstered.ts';

type Look = ParamsOf<'armchair'>;

/** The size is the price's alone: an armchair comes in one. */
export interface ArmchairRow extends UpholsteredRow {
  /** «Кресло» or «Кресло для отдыха», and what follows the name. */
  readonly what?: string;
  readonly form?: string;
  readonly look: Omit<Look, 'w' | 'color' | 'cloth'>;
}

const styleSaid = (key: string, { style = 'box', wood = 'oak' }: Look): string[] => {
  if (style === 'barrel') {
    return [
      'Спинка обходит сиденье кругом и переходит в подлокотники.',
      choose(`barrel ${key}`, [
        'Сзади шов спрятан, поэтому кресло можно ставить посреди комнаты.',
        'Корпус гнут из фанеры и не скрипит.',
      ]),
    ];
  }
  if (style === 'lounge') {
    return [
      `Рама — ${woodStuffs[wood as WoodId].solid}, под маслом с воском.`,
      choose(`lounge ${key}`, [
        'Наклон спинки 108°: голова опирается сама, шея не устаёт.',
        'Подушки держатся на тканых ремнях и снимаются без инструмента.',
        'Подлокотники шлифованы до шёлка, за них приятно браться.',
      ]),
    ];
  }
  return [];
};

const frameOf = ({ style, wood = 'oak' }: Look): string =>
  style === 'lounge' ? woodStuffs[wood as WoodId].solid : 'берёзовая фанера, массив сосны';

const variantOf = (row: ArmchairRow, colour: FabricId, width: number, price: number): Variant => {
  const { look, cloth } = row;
  const drawing = drawn('armchair', { ...look, w: width, color: colour, cloth: cloths[cloth].weave });
  const { colour: colourFact, rest } = clothFacts(cloth, colour);
  const lounge = look.style === 'lounge';
  const kilos = Math.round(width * (lounge ? 0.17 : 0.3));
  const isSteel = look.leg === 'pin' || look.leg === 'sled';
  return {
    detail: details(
      lounge && woodWord((look.wood ?? 'oak') as WoodId, 'n'),
      cloths[cloth].name,
      fabricWord(colour, 'n'),
    ),
    price,
    facts: [
      colourFact,
      ...sizeFacts(drawing.size),
      fact('Высота посадки', lounge ? 41 : Math.min(46, seatHeight(look)), 'см'),
      ...rest,
      fact('Каркас', frameOf(look)),
      ...(lounge || look.style === 'barrel' ? [] : [legFact(look)]),
      fact('Вес', kilos, 'кг'),
      ...makingFacts(24, isSteel ? 'прикрутить опоры, 10 минут' : lounge ? 'не нужна' : 'прикрутить 4 опоры'),
    ],
    drawing,
    kilos,
    box: boxOf(drawing.size),
  };
};

export const armchair = (row: ArmchairRow): Model => {
  const { name, what = 'Кресло', form, note, cloth, colours, sizes, look, mark, sale } = row;
  const title = [what, `«${name}»`, form].filter(Boolean).join(' ');
  const own = styleSaid(title, look);
  return {
    section: 'armchairs',
    title,
    collection: name,
    vendor: 'Сирень',
    text: textOf(
      note,
      own.length > 0 ? own : builtSaid(title, { arm: 'round', ...look }, 'оно'),
      comfortSaid(title, cloth, hasCovers(title, row)).slice(look.style === 'lounge' ? 1 : 0),
    ),
    variants: pairs(colours, sizes).map(({ look: colour, size, price }) =>
      variantOf(row, colour, size, price),
    ),
    pieces: 3,
    ...(mark ? { mark } : {}),
    ...(sale === undefined ? {} : { sale }),
  };
};
