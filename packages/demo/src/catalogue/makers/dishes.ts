import type { ParamsOf } from '../../furniture/index.ts';
import { details, drawn, fact, makingFacts, paintFact, textOf } from '../model/index.ts';
import type { Model, Said } from '../model/index.ts';
import { choose, paintWord } from '../words/index.ts';
import type { Gender, PaintId } from '../words/index.ts';
import { marked, titleOf } from './finished.ts';

export interface DishRow extends Said {
  readonly section: 'dishes' | 'tea';
  readonly what: string;
  readonly gender: Gender;
  readonly form?: string;
  readonly price: number;
  readonly stuff: string;
  /** The main glaze and the second one. */
  readonly colours: readonly (readonly [PaintId, PaintId?])[];
  readonly look: Omit<ParamsOf<'tableware'>, 'color' | 'second'>;
  /** Millilitres. */
  readonly volume?: number;
  readonly pieces?: number;
}

export const dish = (row: DishRow): Model => {
  const { section, what, gender, name, form, note, price, stuff, colours, look, volume, pieces = 1 } = row;
  const title = titleOf(what, name, form);
  const glass = stuff === 'стекло';
  return {
    section,
    title,
    collection: name,
    vendor: glass ? 'Сирень' : 'Гончарня Сорока',
    text: textOf(note, [
      glass
        ? 'Стекло термостойкое: выдержит и кипяток, и лёд.'
        : choose(`glaze ${title}`, [
            'Глазурь пищевая, без свинца; обожжена при 1240 °C.',
            'Край дважды проглажен, губам и пальцам приятно.',
            'Донышко шлифованное, скатерть и стол не царапает.',
          ]),
      choose(`dish ${title}`, [
        'Можно мыть в посудомоечной машине и греть в микроволновой печи.',
        'Посудомоечной машины и микроволновой печи не боится.',
      ]),
    ]),
    variants: colours.map(([color, second]) => {
      const drawing = drawn('tableware', { ...look, color, ...(second ? { second } : {}) });
      const { width, height } = drawing.size;
      const kilos = Math.round(pieces * (glass ? 2 : 4)) / 10;
      return {
        detail: details(
          stuff,
          second ? `${paintWord(color, 'm')} и ${paintWord(second, 'm')}` : paintWord(color, gender),
        ),
        price,
        facts: [
          paintFact('Цвет', color),
          fact('Диаметр', width, 'см'),
          fact('Высота', height, 'см'),
          ...(volume ? [fact('Объём', volume, 'мл')] : []),
          fact('Предметов в наборе', pieces),
          fact('Материал', stuff),
          fact('Посудомоечная машина', 'да'),
          fact('Вес', kilos, 'кг'),
          ...makingFacts(6),
        ],
        drawing,
        kilos,
        box: [width + 8, width + 8, height + 8],
      };
    }),
    pieces: 16,
    ...marked(row),
  };
};
