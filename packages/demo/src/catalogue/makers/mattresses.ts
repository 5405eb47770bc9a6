import type { ParamsOf } from '../../furniture/index.ts';
import { details, drawn, fact, makingFacts, textOf } from '../model/index.ts';
import type { Model, Said, Sized } from '../model/index.ts';
import { choose } from '../words/index.ts';
import { marked, titleOf } from './finished.ts';

export interface MattressRow extends Said {
  readonly form: string;
  readonly firmness: string;
  readonly filling: string;
  readonly load: number;
  readonly look: Omit<ParamsOf<'mattress'>, 'w' | 'd'>;
  /** Widths in centimetres; all are 200 long. */
  readonly sizes: readonly Sized[];
}

const LENGTH = 200;
const density = 0.000_052;

export const mattress = (row: MattressRow): Model => {
  const { name, form, note, firmness, filling, load, look, sizes } = row;
  const title = titleOf('Матрас', name, form);
  const height = look.h ?? 24;
  return {
    section: 'mattresses',
    title,
    collection: name,
    vendor: 'Сирень',
    text: textOf(
      note,
      [
        `Высота ${height} см, выдерживает ${load} кг на место.`,
        choose(`cover ${title}`, [
          'Чехол из хлопкового трикотажа на молнии, стирается при 40 °C.',
          'Чехол простёган с холлконом, снимается по кругу и стирается при 40 °C.',
        ]),
        choose(`turn ${title}`, [
          'Переворачивайте его раз в три месяца, и он прослужит дольше гарантии.',
          'Приезжает свёрнутым в рулон, расправляется за сутки.',
        ]),
      ],
      ['100 ночей на пробу: не подойдёт — обменяем на матрас другой жёсткости.'],
    ),
    variants: sizes.map(([width, price]) => {
      const kilos = Math.round(width * LENGTH * height * density);
      return {
        detail: details(`${width} × ${LENGTH} см`),
        price,
        facts: [
          fact('Размер', `${width} × ${LENGTH} см`),
          fact('Ширина', width, 'см'),
          fact('Длина', LENGTH, 'см'),
          fact('Высота', height, 'см'),
          fact('Жёсткость', firmness),
          fact('Наполнение', filling),
          fact('Материал чехла', 'хлопковый трикотаж'),
          fact('Нагрузка на место', load, 'кг'),
          fact('Вес', kilos, 'кг'),
          ...makingFacts(60),
        ],
        drawing: drawn('mattress', { ...look, w: width, d: LENGTH }, ['front']),
        kilos,
        box: [width + 4, 36, 36],
      };
    }),
    pieces: 4,
    ...marked(row),
  };
};
