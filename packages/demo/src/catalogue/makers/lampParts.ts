import { boxOf, fact, makingFacts } from '../model/index.ts';
import type { Drawing, Fact, Model, Said } from '../model/index.ts';
import { choose } from '../words/index.ts';
import { marked } from './finished.ts';

export interface LampRow extends Said {
  readonly form?: string;
  readonly price: number;
  /** Of the shade: «лён», «опаловое стекло», «сталь». */
  readonly shade: string;
  readonly socket: 'E27' | 'E14' | 'G9' | 'LED';
  readonly watts: number;
}

export const lampFacts = (
  { shade, socket, watts }: Pick<LampRow, 'shade' | 'socket' | 'watts'>,
  bulbs = 1,
): Fact[] => [
  fact('Материал абажура', shade),
  ...(socket === 'LED'
    ? [fact('Источник света', 'светодиоды'), fact('Цветовая температура', '3000 К')]
    : [fact('Цоколь', socket), fact('Количество ламп', bulbs), fact('Лампы в комплекте', 'нет')]),
  fact('Мощность', watts, 'Вт'),
  fact('Напряжение', '220 В'),
];

export const lightSaid = (title: string, { socket, watts }: Pick<LampRow, 'socket' | 'watts'>): string =>
  socket === 'LED'
    ? `Встроенные светодиоды ${watts} Вт, тёплый свет 3000 К, без мерцания.`
    : choose(`bulb ${title}`, [
        `Патрон ${socket}, лампа до ${watts} Вт. С тёплой, 2700 К, вечер длиннее.`,
        `Под лампу ${socket} до ${watts} Вт, подойдёт и умная.`,
        `Цоколь ${socket}, лампу до ${watts} Вт выбирают отдельно.`,
      ]);

export const cordSaid = (title: string, place: 'floor' | 'table'): string =>
  choose(`cord ${title}`, [
    `Провод в текстильной оплётке, ${place === 'floor' ? '2,4' : '1,8'} м.`,
    place === 'floor' ? 'Выключатель ножной, на проводе.' : 'Выключатель на проводе, под рукой.',
    'Выключатель с диммером: от ночника до полного света.',
  ]);

export const madeLamp = (
  row: Said & { form?: string },
  section: Model['section'],
  title: string,
  text: string[],
  variants: Model['variants'],
): Model => ({
  section,
  title,
  collection: row.name,
  vendor: 'Мастерская «Тихий свет»',
  text,
  variants,
  pieces: 8,
  ...marked(row),
});

export const lampVariant = (
  drawing: Drawing,
  price: number,
  detail: string,
  facts: Fact[],
  kilos: number,
) => ({
  detail,
  price,
  facts: [...facts, fact('Вес', kilos, 'кг'), ...makingFacts(18)],
  drawing,
  kilos,
  box: boxOf(drawing.size, 6),
});
