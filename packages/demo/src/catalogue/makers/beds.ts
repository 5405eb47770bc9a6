import type { FabricId, ParamsOf, WoodId } from '../../furniture/index.ts';
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
import type { Model, Said, Sized, Variant } from '../model/index.ts';
import { choose, cloths, fabricWord, woodStuffs, woodWord } from '../words/index.ts';
import type { ClothId } from '../words/index.ts';
import { marked, titleOf } from './finished.ts';
import { clothFacts } from './upholstered.ts';

type Look = Omit<ParamsOf<'bed'>, 'w' | 'd' | 'color' | 'cloth' | 'wood'>;

interface BedRow extends Said {
  readonly form: string;
  /** Widths of the mattress in centimetres. */
  readonly sizes: readonly Sized[];
  readonly look: Look;
  readonly lifts?: boolean;
}
export interface SoftBedRow extends BedRow {
  readonly cloth: ClothId;
  readonly colours: readonly FabricId[];
}
export interface WoodenBedRow extends BedRow {
  readonly woods: readonly WoodId[];
}

const LENGTH = 200;

const bedFacts = ({ lifts, look }: BedRow, mattress: number, soft: boolean) => [
  fact('Размер спального места', `${mattress} × ${LENGTH} см`),
  fact('Основание', 'берёзовые ламели в комплекте'),
  fact('Ящики для белья', look.drawers ? '2 выдвижных' : lifts ? 'под подъёмным основанием' : 'нет'),
  fact('Нагрузка', mattress > 120 ? 300 : 160, 'кг'),
  fact('Матрас в комплекте', 'нет'),
  fact('Сборка', soft ? 'два человека, 60 минут' : 'два человека, 40 минут'),
];

const common = (row: BedRow, title: string): string[] => [
  row.look.drawers
    ? 'Два ящика выкатываются из-под изножья на полозьях с доводчиком.'
    : row.lifts
      ? 'Основание поднимается на газовых упорах, под ним сухая ниша во всю кровать.'
      : choose(`under ${title}`, [
          'Под кроватью 12 см: проходят робот-пылесос и плоские короба.',
          'Бельевого ящика нет намеренно, матрас проветривается со всех сторон.',
        ]),
  choose(`base ${title}`, [
    'Ортопедическое основание из берёзовых ламелей в комплекте.',
    'Ламели гнутые, в зоне поясницы их жёсткость регулируется кольцами.',
    'Посередине рамы пятая опора, поэтому кровать не скрипит и не прогибается.',
  ]),
  'Матрас и бельё выбирают отдельно.',
];

const variant = (
  row: BedRow,
  params: ParamsOf<'bed'>,
  mattress: number,
  price: number,
  detail: string,
  own: Pick<Variant, 'facts'>['facts'],
  soft: boolean,
): Variant => {
  const drawing = drawn('bed', { ...row.look, ...params, w: mattress + 8, d: LENGTH + 8 });
  const [first, ...rest] = own;
  const [size, ...more] = bedFacts(row, mattress, soft);
  const kilos = Math.round(mattress * 0.42 + (soft ? 14 : 6));
  return {
    detail: details(detail, `${mattress} × ${LENGTH} см`),
    price,
    facts: [
      ...(first ? [first] : []),
      ...(size ? [size] : []),
      ...sizeFacts(drawing.size),
      ...rest,
      ...more,
      fact('Вес', kilos, 'кг'),
      ...makingFacts(24),
    ],
    drawing,
    kilos,
    box: boxOf({ ...drawing.size, depth: 36, height: 90 }),
  };
};

export const softBed = (row: SoftBedRow): Model => {
  const { name, form, note, cloth, colours, sizes } = row;
  const title = titleOf('Кровать', name, form);
  return {
    section: 'soft-beds',
    title,
    collection: name,
    vendor: 'Сирень',
    text: textOf(note, [choose(`cloth ${title}`, cloths[cloth].said), ...common(row, title)]),
    variants: pairs(colours, sizes).map(({ look: colour, size, price }) => {
      const { colour: colourFact, rest } = clothFacts(cloth, colour);
      return variant(
        row,
        { color: colour, cloth: cloths[cloth].weave },
        size,
        price,
        details(cloths[cloth].name, fabricWord(colour, 'f')),
        [colourFact, ...rest, fact('Каркас', 'массив сосны, берёзовая фанера')],
        true,
      );
    }),
    pieces: 2,
    ...marked(row),
  };
};

export const woodenBed = (row: WoodenBedRow): Model => {
  const { name, form, note, woods, sizes } = row;
  const title = titleOf('Кровать', name, form);
  const said = choose(`wood ${title}`, [
    'Кромки скруглены, о такой угол не больно удариться ночью.',
    'Царги стягиваются стальными замками и держат даже после трёх переездов.',
    'Дерево покрыто маслом с твёрдым воском, на ощупь оно остаётся деревом.',
  ]);
  return {
    section: 'wooden-beds',
    title,
    collection: name,
    vendor: 'Столярня Лосиха',
    text: textOf(note, [said, ...common(row, title)]),
    variants: pairs(woods, sizes).map(({ look: wood, size, price }) =>
      variant(
        row,
        { wood },
        size,
        price,
        woodWord(wood, 'f'),
        [
          woodFact('Цвет', wood),
          fact(
            'Материал',
            row.look.style === 'rattan' ? `${woodStuffs[wood].solid}, ротанг` : woodStuffs[wood].solid,
          ),
        ],
        false,
      ),
    ),
    pieces: 2,
    ...marked(row),
  };
};
