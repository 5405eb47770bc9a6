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
import type { Model, Said, Sized } from '../model/index.ts';
import { choose, metalStuffs, woodStuffs, woodWord } from '../words/index.ts';
import { marked, titleOf } from './finished.ts';

export interface DeskRow extends Said {
  readonly form: string;
  readonly woods: readonly WoodId[];
  readonly metal?: MetalId;
  readonly front?: WoodId;
  readonly sizes: readonly Sized[];
  readonly look: Omit<ParamsOf<'desk'>, 'w' | 'wood' | 'front' | 'metal' | 'frame'>;
}

const styleSaid: Readonly<Record<string, string>> = {
  pedestal: 'Тумба с ящиками крепится справа, ящики выдвигаются полностью и закрываются мягко.',
  drawers: 'Два мелких ящика под столешницей прячут зарядки, тетради и пульты.',
  plain: 'Столешница без ящиков: под ней свободно, кресло задвигается целиком.',
  secretary: 'Надстройка с ячейками держит почту, книги и лампу, а столешница остаётся пустой.',
  frame: 'Стальная рама держит столешницу по всей длине, под руками она не дрожит.',
};

const drawersOf = ({ style = 'pedestal', drawers = 3 }: DeskRow['look']): string =>
  style === 'pedestal' ? String(drawers) : style === 'drawers' || style === 'secretary' ? '2' : 'нет';

export const desk = (row: DeskRow): Model => {
  const { name, form, note, woods, metal, front, sizes, look } = row;
  const title = titleOf('Стол письменный', name, form);
  return {
    section: 'desks',
    title,
    collection: name,
    vendor: 'Сирень',
    text: textOf(note, [
      styleSaid[look.style ?? 'pedestal'],
      choose(`cable ${title}`, [
        'Сзади щель для проводов, под столешницей лоток для удлинителя.',
        'Заднюю кромку можно прижать к стене: розетка и провода остаются в нише.',
        'Столешница без бликов, по ней легко скользит мышь.',
      ]),
      choose(`deep ${title}`, [
        `Глубины ${look.d ?? 62} см хватает для монитора и клавиатуры.`,
        `На глубину ${look.d ?? 62} см встают ноутбук, лампа и чашка, и ещё остаётся место писать.`,
      ]),
    ]),
    variants: pairs(woods, sizes).map(({ look: wood, size, price }) => {
      const drawing = drawn('desk', {
        ...look,
        w: size,
        wood,
        front: front ?? wood,
        ...(metal ? { frame: 'metal', metal } : {}),
      });
      const kilos = Math.round((size * (look.d ?? 62)) / 330 + (look.style === 'pedestal' ? 12 : 6));
      return {
        detail: details(woodWord(wood, 'm'), sizes.length > 1 && `${size} см`),
        price,
        facts: [
          woodFact('Цвет', wood),
          ...sizeFacts(drawing.size),
          fact('Материал столешницы', woodStuffs[wood].veneer),
          fact('Материал опор', metal ? metalStuffs[metal] : woodStuffs[wood].solid),
          fact('Ящики', drawersOf(look)),
          fact('Нагрузка', 60, 'кг'),
          fact('Вес', kilos, 'кг'),
          ...makingFacts(24, 'один человек, 40 минут'),
        ],
        drawing,
        kilos,
        box: boxOf({ ...drawing.size, height: 16 }),
      };
    }),
    pieces: 4,
    ...marked(row),
  };
};
