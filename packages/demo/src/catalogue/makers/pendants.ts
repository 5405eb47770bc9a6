import type { MetalId, ParamsOf } from '../../furniture/index.ts';
import { details, drawn, fact, paintFact, pairs, textOf } from '../model/index.ts';
import type { Model, Sized } from '../model/index.ts';
import { choose, metalStuffs, paintWord } from '../words/index.ts';
import type { PaintId } from '../words/index.ts';
import { titleOf } from './finished.ts';
import { lampFacts, lampVariant, lightSaid, madeLamp } from './lampParts.ts';
import type { LampRow } from './lampParts.ts';

export interface PendantRow extends Omit<LampRow, 'price'> {
  readonly colours: readonly PaintId[];
  readonly metal?: MetalId;
  readonly sizes: readonly Sized[];
  readonly look: Omit<ParamsOf<'pendant'>, 'w' | 'color' | 'metal'>;
}

export const pendant = (row: PendantRow): Model => {
  const { name, form, note, colours, metal = 'black', sizes, look, shade } = row;
  const title = titleOf('Светильник подвесной', name, form);
  const { style = 'dome', cord = 62 } = look;
  const own = !['globe', 'cluster', 'rattan', 'ring'].includes(style);
  return madeLamp(
    row,
    'pendants',
    title,
    textOf(note, [
      lightSaid(title, row),
      choose(`hang ${title}`, [
        'Шнур до 150 см укорачивается под чашкой на потолке.',
        'Над столом вешают в 60–70 см от столешницы: свет на тарелках, а не в глазах.',
        'Потолочная чашка закрывает крюк и клеммы.',
      ]),
    ]),
    pairs(colours, sizes).map(({ look: colour, size, price }) => {
      const steel = own ? metal : (colour as MetalId);
      const drawing = drawn('pendant', { ...look, w: size, metal: steel, ...(own ? { color: colour } : {}) });
      return lampVariant(
        drawing,
        price,
        details(own && shade, paintWord(colour, 'm'), sizes.length > 1 && `Ø ${size} см`),
        [
          paintFact('Цвет', colour),
          fact('Диаметр', drawing.size.width, 'см'),
          fact('Высота плафона', look.h ?? 30, 'см'),
          fact('Длина шнура', cord + 88, 'см'),
          ...lampFacts(row, style === 'cluster' ? 3 : 1),
          fact('Материал арматуры', metalStuffs[steel]),
        ],
        style === 'cluster' ? 4.2 : Math.round(size * 0.6) / 10,
      );
    }),
  );
};
