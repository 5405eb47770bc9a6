import type { FabricId, ParamsOf } from '../../furniture/index.ts';
import { details, drawn, fabricFact, fact, makingFacts, pairs, textOf } from '../model/index.ts';
import type { Model, Said, Sized } from '../model/index.ts';
import { choose, fabricWord } from '../words/index.ts';
import { marked, titleOf } from './finished.ts';

const WEAVERS = 'Ткацкая Медуница';

/** The ground and the pattern. */
type Cloths = readonly (readonly [color: FabricId, accent: FabricId])[];

interface WovenRow extends Said {
  readonly form?: string;
  /** «шерсть», «хлопок», «лён». */
  readonly yarn: string;
  readonly colours: Cloths;
  /** Width and length in centimetres; equal ones are a diameter where it is round. */
  readonly sizes: readonly Sized<readonly [number, number]>[];
}
export interface RugRow extends WovenRow {
  readonly woven: string;
  readonly look: Omit<ParamsOf<'rug'>, 'w' | 'd' | 'color' | 'accent'>;
}
export interface CushionRow extends WovenRow {
  readonly look: Omit<ParamsOf<'cushion'>, 'w' | 'h' | 'color' | 'accent'>;
}
export interface ThrowRow extends WovenRow {
  readonly look: Omit<ParamsOf<'throw'>, 'w' | 'd' | 'color' | 'accent'>;
}

const yarnSaid: Readonly<Record<string, readonly [string, ...string[]]>> = {
  шерсть: [
    'Новозеландская шерсть сама отталкивает пыль и не липнет к носкам.',
    'Шерсть крутили в две нити, поэтому ворс поднимается после мебели.',
  ],
  хлопок: ['Хлопок мягкий под босой ногой и не колется.', 'Плотный хлопок, из которого не лезут нитки.'],
  лён: ['Лён прохладный летом и тёплый зимой.', 'Лён предварительно постиран: больше не сядет.'],
  джут: ['Джут сухой и упругий, пахнет сеном первую неделю.', 'Натуральный джут: лучше там, где сухо.'],
  велюр: ['Велюр с коротким ворсом меняет тон от прикосновения.'],
  букле: ['Букле в мелкую петлю, мягкое и не колючее.'],
  меринос: ['Шерсть мериноса тонкая, 21 микрон: её можно на голую шею.'],
  вискоза: ['Вискоза блестит, как шёлк, и прохладна на ощупь.'],
  рогожка: ['Рогожка крупного плетения, плотная и немаркая.'],
};

const saidOf = (title: string, yarn: string): string =>
  choose(`yarn ${title}`, yarnSaid[yarn] ?? ['Состав указан на ярлыке и в характеристиках.']);

export const rug = (row: RugRow): Model => {
  const { name, form, note, yarn, woven, colours, sizes, look } = row;
  const title = titleOf('Ковёр', name, form);
  const round = look.shape === 'round';
  const pile = Math.round((look.pile ?? 1.2) * 10);
  return {
    section: 'rugs',
    title,
    collection: name,
    vendor: WEAVERS,
    text: textOf(note, [
      saidOf(title, yarn),
      choose(`clean ${title}`, [
        'Первые недели пылесосьте без щётки, потом с обычной насадкой.',
        'Пятно промокнуть, не тереть; дважды в год выносить на снег.',
        'Под край положите антискользящую сетку, и ковёр не поедет.',
      ]),
    ]),
    variants: pairs(colours, sizes).map(({ look: [color, accent], size: [width, depth], price }) => {
      const square = (width * depth) / 10_000;
      const kilos = Math.round(square * (1.2 + pile * 0.14) * 10) / 10;
      const size = round ? `Ø ${width} см` : `${width} × ${depth} см`;
      return {
        detail: details(fabricWord(color, 'm'), size),
        price,
        facts: [
          fabricFact('Цвет', color),
          fact('Размер', size),
          ...(round
            ? [fact('Диаметр', width, 'см')]
            : [fact('Ширина', width, 'см'), fact('Длина', depth, 'см')]),
          fact('Форма', round ? 'круглый' : look.shape === 'oval' ? 'овальный' : 'прямоугольный'),
          fact('Состав', yarn),
          fact('Изготовление', woven),
          fact('Высота ворса', pile, 'мм'),
          fact('Вес', kilos, 'кг'),
          ...makingFacts(12),
        ],
        drawing: drawn('rug', { ...look, w: depth, d: width, color, accent }),
        kilos,
        box: [Math.min(width, depth) + 4, 26, 26],
      };
    }),
    pieces: 4,
    ...marked(row),
  };
};

export const cushion = (row: CushionRow): Model => {
  const { name, form, note, yarn, colours, sizes, look } = row;
  const title = titleOf('Подушка', name, form);
  return {
    section: 'cushions',
    title,
    collection: name,
    vendor: WEAVERS,
    text: textOf(note, [
      saidOf(title, yarn),
      choose(`fill ${title}`, [
        'Чехол на потайной молнии, стирается при 30 °C, внутренняя подушка с пером.',
        'Внутри силиконизированное волокно, после стирки подушка снова пухлая.',
        'Чехол и внутренняя подушка вместе, шов прострочен дважды.',
      ]),
    ]),
    variants: pairs(colours, sizes).map(({ look: [color, accent], size: [width, height], price }) => ({
      detail: details(yarn, fabricWord(color, 'f'), `${width} × ${height} см`),
      price,
      facts: [
        fabricFact('Цвет', color),
        fact('Размер', `${width} × ${height} см`),
        fact('Ширина', width, 'см'),
        fact('Высота', height, 'см'),
        fact('Материал чехла', yarn),
        fact('Наполнение', 'силиконизированное волокно'),
        fact('Съёмный чехол', 'да'),
        fact('Вес', 0.6, 'кг'),
        ...makingFacts(12),
      ],
      drawing: drawn('cushion', { ...look, w: width, h: height, color, accent }),
      kilos: 0.6,
      box: [width, height, 14],
    })),
    pieces: 14,
    ...marked(row),
  };
};

export const plaid = (row: ThrowRow): Model => {
  const { name, form, note, yarn, colours, sizes, look } = row;
  const title = titleOf('Плед', name, form);
  return {
    section: 'throws',
    title,
    collection: name,
    vendor: WEAVERS,
    text: textOf(note, [
      saidOf(title, yarn),
      choose(`wash ${title}`, [
        'Стирать при 30 °C без отжима, сушить разложенным.',
        'Машинная стирка на программе для шерсти, утюг не нужен.',
        'Сложенный, умещается на спинке кресла и в корзине у дивана.',
      ]),
    ]),
    variants: pairs(colours, sizes).map(({ look: [color, accent], size: [width, length], price }) => ({
      detail: details(yarn, fabricWord(color, 'm'), `${width} × ${length} см`),
      price,
      facts: [
        fabricFact('Цвет', color),
        fact('Размер', `${width} × ${length} см`),
        fact('Ширина', width, 'см'),
        fact('Длина', length, 'см'),
        fact('Состав', yarn),
        fact('Кисти', look.fringe === false ? 'нет' : 'да'),
        fact('Вес', 1.1, 'кг'),
        ...makingFacts(12),
      ],
      // The picture shows it folded: its outline says nothing of the size.
      drawing: drawn('throw', { ...look, w: width, d: length, color, accent }, ['dimensions', 'front']),
      kilos: 1.1,
      box: [48, 36, 14],
    })),
    pieces: 10,
    ...marked(row),
  };
};
