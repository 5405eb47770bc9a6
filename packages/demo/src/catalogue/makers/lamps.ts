import type { MetalId, ParamsOf, WoodId } from '../../furniture/index.ts';
import { details, drawn, fact, paintFact, sizeFacts, textOf } from '../model/index.ts';
import type { Model } from '../model/index.ts';
import { choose, metalStuffs, paintWord, woodStuffs, woodWord } from '../words/index.ts';
import type { PaintId } from '../words/index.ts';
import { titleOf } from './finished.ts';
import { cordSaid, lampFacts, lampVariant, lightSaid, madeLamp } from './lampParts.ts';
import type { LampRow } from './lampParts.ts';

export interface FloorLampRow extends LampRow {
  readonly looks: readonly { readonly color: PaintId; readonly metal?: MetalId; readonly wood?: WoodId }[];
  readonly look: Omit<ParamsOf<'floorlamp'>, 'color' | 'metal' | 'wood'>;
}
export interface TableLampRow extends LampRow {
  /** Of the base: «керамика». */
  readonly stuff: string;
  readonly looks: readonly { readonly base: PaintId; readonly color: PaintId }[];
  readonly look: Omit<ParamsOf<'tablelamp'>, 'color' | 'base'>;
}
export interface SconceRow extends LampRow {
  readonly looks: readonly { readonly color: PaintId; readonly metal: MetalId }[];
  readonly look: Omit<ParamsOf<'sconce'>, 'color' | 'metal'>;
}

export const floorLamp = (row: FloorLampRow): Model => {
  const { name, form, note, price, looks, look } = row;
  const title = titleOf('Торшер', name, form);
  const tripod = look.style === 'tripod';
  return madeLamp(
    row,
    'floor-lamps',
    title,
    textOf(note, [lightSaid(title, row), cordSaid(title, 'floor')]),
    looks.map(({ color, metal = 'black', wood = 'oak' }) => {
      const drawing = drawn('floorlamp', { ...look, color, metal, wood });
      return lampVariant(
        drawing,
        price,
        details(
          tripod ? woodWord(wood, 'm') : paintWord(metal, 'm'),
          look.style !== 'globe' &&
            `${tripod || row.shade === 'лён' ? 'абажур' : 'плафон'} ${paintWord(color, 'm')}`,
        ),
        [
          tripod ? paintFact('Цвет', wood) : paintFact('Цвет', metal),
          paintFact('Цвет абажура', color),
          ...sizeFacts(drawing.size),
          ...lampFacts(row, look.style === 'pair' ? 2 : 1),
          fact('Материал стойки', tripod ? woodStuffs[wood].solid : metalStuffs[metal]),
        ],
        look.style === 'arc' ? 12 : 5.5,
      );
    }),
  );
};

export const tableLamp = (row: TableLampRow): Model => {
  const { name, form, note, price, stuff, looks, look, shade } = row;
  const title = titleOf('Настольная лампа', name, form);
  const whole = look.style === 'mushroom';
  const bases = new Set(looks.map(({ base }) => base)).size;
  return madeLamp(
    row,
    'table-lamps',
    title,
    textOf(note, [lightSaid(title, row), cordSaid(title, 'table')]),
    looks.map(({ base, color }) => {
      const drawing = drawn('tablelamp', { ...look, base, color: whole ? base : color });
      const shaded = !whole && look.style !== 'globe' && bases < looks.length;
      return lampVariant(
        drawing,
        price,
        details(stuff, paintWord(base, 'f'), shaded && `абажур ${paintWord(color, 'm')}`),
        [
          paintFact('Цвет', base),
          ...(whole || look.style === 'globe' ? [] : [paintFact('Цвет абажура', color)]),
          fact('Высота', drawing.size.height, 'см'),
          fact('Диаметр', look.w ?? 30, 'см'),
          ...lampFacts({ ...row, shade: whole ? stuff : shade }),
          fact('Материал основания', stuff),
        ],
        2.1,
      );
    }),
  );
};

export const sconce = (row: SconceRow): Model => {
  const { name, form, note, price, looks, look, shade } = row;
  const title = titleOf('Бра', name, form);
  const hasShade = look.style !== 'globe';
  const worn = look.style === 'disc' ? 'диск' : shade === 'лён' ? 'абажур' : 'плафон';
  return madeLamp(
    row,
    'sconces',
    title,
    textOf(note, [
      lightSaid(title, row),
      choose(`wall ${title}`, [
        'Крепится двумя дюбелями, вывод провода закрыт чашкой.',
        'Можно подключить к стене или к вилке: шнур 2 м в комплекте.',
        'Вешают на высоте 150–170 см, у кровати — на 110.',
      ]),
    ]),
    looks.map(({ color, metal }) => {
      const drawing = drawn('sconce', { ...look, color, metal });
      return lampVariant(
        drawing,
        price,
        details(paintWord(metal, 'n'), hasShade && color !== metal && `${worn} ${paintWord(color, 'm')}`),
        [
          paintFact('Цвет', metal),
          ...(hasShade ? [paintFact('Цвет абажура', color)] : []),
          ...sizeFacts(drawing.size),
          ...lampFacts(row),
          fact('Материал арматуры', metalStuffs[metal]),
        ],
        1.4,
      );
    }),
  );
};
