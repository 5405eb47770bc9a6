import type { FabricId, MetalId, ParamsOf, WoodId } from '../../furniture/index.ts';
import {
  boxOf,
  details,
  drawn,
  fabricFact,
  fact,
  makingFacts,
  metalFact,
  sizeFacts,
  textOf,
  woodFact,
} from '../model/index.ts';
import type { Fact, Model, Said } from '../model/index.ts';
import { choose, cloths, fabricWord, metalStuffs, metalWord, woodStuffs, woodWord } from '../words/index.ts';
import type { ClothId, Gender } from '../words/index.ts';
import { marked, titleOf } from './finished.ts';

/** Of wood or of steel, with or without a soft seat. */
export interface ChairLook {
  readonly wood?: WoodId;
  readonly metal?: MetalId;
  readonly color?: FabricId;
}

interface SeatRow extends Said {
  readonly form?: string;
  readonly price: number;
  readonly cloth?: ClothId;
  readonly looks: readonly ChairLook[];
}
export interface ChairRow extends SeatRow {
  readonly look: Omit<ParamsOf<'chair'>, 'wood' | 'metal' | 'frame' | 'color' | 'cloth'>;
}
export interface BarstoolRow extends SeatRow {
  readonly what: 'Стул барный' | 'Стул полубарный' | 'Табурет';
  readonly look: Omit<ParamsOf<'barstool'>, 'wood' | 'metal' | 'frame' | 'color' | 'cloth' | 'soft'>;
}

/** Parameters that chairs and stools share. */
const paramsOf = ({ wood, metal, color }: ChairLook, cloth?: ClothId) => ({
  ...(metal ? { frame: 'metal' as const, metal } : {}),
  ...(wood ? { wood } : {}),
  ...(color ? { color } : {}),
  ...(cloth ? { cloth: cloths[cloth].weave } : {}),
});

const detailOf = ({ wood, metal, color }: ChairLook, cloth: ClothId | undefined, gender: Gender): string =>
  details(
    metal ? (color ? undefined : metalWord(metal, gender)) : wood && woodWord(wood, gender),
    color && cloth && cloths[cloth].name,
    color && fabricWord(color, gender),
    metal && color && metal !== 'black' ? `опоры — ${metalWord(metal, 'm')}` : undefined,
  );

const lookFacts = ({ wood, metal, color }: ChairLook): Fact[] => {
  const frame = metal
    ? metalFact(color ? 'Каркас' : 'Цвет', metal)
    : woodFact(color ? 'Каркас' : 'Цвет', wood ?? 'oak');
  return color ? [fabricFact('Цвет', color), frame] : [frame];
};

const stuffFacts = ({ wood, metal, color }: ChairLook, cloth?: ClothId): Fact[] => [
  fact('Материал каркаса', metal ? metalStuffs[metal] : woodStuffs[wood ?? 'oak'].solid),
  ...(color && cloth
    ? [fact('Материал обивки', cloths[cloth].name), fact('Износостойкость обивки', cloths[cloth].cycles)]
    : []),
];

const steady = (title: string): string =>
  choose(`steady ${title}`, [
    'Стул выдерживает 120 кг, подпятники из войлока уже приклеены.',
    'Соединения на шипах и клею, спустя годы он не заскрипит.',
    'Сиденье выгнуто под посадку: за долгим ужином не затекают ноги.',
    'Весит немного, за спинку его берут одной рукой.',
  ]);

export const chair = (row: ChairRow): Model => {
  const { name, form, note, price, cloth, looks, look } = row;
  const title = titleOf('Стул', name, form);
  return {
    section: 'dining-chairs',
    title,
    collection: name,
    vendor: looks.some(({ metal }) => metal) ? 'Сирень' : 'Столярня Лосиха',
    text: textOf(note, [
      `Высота сиденья ${look.seatH ?? 46} см, под стол 75 см.`,
      steady(title),
      cloth && choose(`cloth ${title}`, cloths[cloth].said),
    ]),
    variants: looks.map((own) => {
      const drawing = drawn('chair', { ...look, ...paramsOf(own, cloth) });
      const kilos = own.metal ? 6.2 : 5.4;
      return {
        detail: detailOf(own, cloth, 'm'),
        price,
        facts: [
          ...lookFacts(own),
          ...sizeFacts(drawing.size),
          fact('Высота сиденья', look.seatH ?? 46, 'см'),
          ...stuffFacts(own, cloth),
          fact('Нагрузка', 120, 'кг'),
          fact('Вес', kilos, 'кг'),
          ...makingFacts(24, look.style === 'shell' ? 'прикрутить ножки' : 'не нужна'),
        ],
        drawing,
        kilos,
        box: boxOf(drawing.size, 4),
      };
    }),
    pieces: 10,
    ...marked(row),
  };
};

const reachOf: Readonly<Record<BarstoolRow['what'], string>> = {
  'Стул барный': 'Под барную стойку 105–110 см.',
  'Стул полубарный': 'Под кухонный остров и стойку 90 см.',
  Табурет: 'Под обычный стол, а ещё вместо стремянки: верхняя полка сразу ближе.',
};

export const barstool = (row: BarstoolRow): Model => {
  const { what, name, form, note, price, cloth, looks, look } = row;
  const title = titleOf(what, name, form);
  const pole = look.style === 'pedestal';
  return {
    section: 'bar-stools',
    title,
    collection: name,
    vendor: pole ? 'Сирень' : 'Столярня Лосиха',
    text: textOf(note, [
      reachOf[what],
      what === 'Табурет'
        ? steady(title).replace('Стул', 'Табурет').replace('за спинку', 'за край')
        : 'Подножка на высоте, где ей и место: ноги не висят.',
      cloth && choose(`cloth ${title}`, cloths[cloth].said),
    ]),
    variants: looks.map((own) => {
      const drawing = drawn('barstool', { ...look, ...paramsOf(own, cloth), soft: own.color !== undefined });
      const kilos = pole ? 9.5 : 5.8;
      return {
        detail: detailOf(own, cloth, 'm'),
        price,
        facts: [
          ...lookFacts(own),
          ...sizeFacts(drawing.size),
          fact('Высота сиденья', look.h ?? 66, 'см'),
          ...stuffFacts(own, cloth),
          fact('Нагрузка', 120, 'кг'),
          fact('Вес', kilos, 'кг'),
          ...makingFacts(24, pole ? 'прикрутить сиденье' : 'не нужна'),
        ],
        drawing,
        kilos,
        box: boxOf(drawing.size, 4),
      };
    }),
    pieces: 8,
    ...marked(row),
  };
};
