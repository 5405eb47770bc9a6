import type { FabricId, ParamsOf } from '../../furniture/index.ts';
import { boxOf, details, drawn, fact, makingFacts, pairs, sizeFacts, textOf } from '../model/index.ts';
import type { Model, Said, Sized } from '../model/index.ts';
import { choose, cloths, fabricWord } from '../words/index.ts';
import type { ClothId } from '../words/index.ts';
import { clothFacts } from './upholstered.ts';

export interface PoufRow extends Said {
  readonly what?: 'Пуф' | 'Банкетка';
  readonly form?: string;
  readonly cloth: ClothId;
  readonly colours: readonly FabricId[];
  readonly sizes: readonly Sized[];
  readonly look: Omit<ParamsOf<'pouf'>, 'w' | 'color' | 'cloth'>;
}

const said = (key: string, knit: boolean): string =>
  knit
    ? choose(key, [
        'Внутри гранулы пенополистирола: пуф принимает форму и весит чуть больше двух килограммов.',
        'Чехол связан из толстого хлопкового шнура, наполнитель досыпается через молнию снизу.',
      ])
    : choose(key, [
        'Внутри каркас из фанеры и пена высокой плотности, выдерживает 120 кг.',
        'Верх не проминается: под пеной лежит фанерная крышка на резиновых ремнях.',
        'Стоит ровно и не скользит, снизу войлочные подпятники.',
      ]);

export const pouf = (row: PoufRow): Model => {
  const { what = 'Пуф', name, form, note, cloth, colours, sizes, look, mark, sale } = row;
  const title = [what, `«${name}»`, form].filter(Boolean).join(' ');
  const gender = what === 'Пуф' ? 'm' : 'f';
  const knit = look.style === 'knit';
  return {
    section: 'poufs',
    title,
    collection: name,
    vendor: 'Сирень',
    text: textOf(note, [said(`pouf ${title}`, knit), !knit && choose(`cloth ${title}`, cloths[cloth].said)]),
    variants: pairs(colours, sizes).map(({ look: colour, size, price }) => {
      const drawing = drawn('pouf', { ...look, w: size, color: colour, cloth: cloths[cloth].weave });
      const { colour: colourFact, rest } = clothFacts(cloth, colour);
      const kilos = knit ? 2.4 : Math.round(size * 0.14);
      return {
        detail: details(
          knit ? 'хлопок' : cloths[cloth].name,
          fabricWord(colour, gender),
          sizes.length > 1 && `${size} см`,
        ),
        price,
        facts: [
          colourFact,
          ...sizeFacts(drawing.size),
          ...(knit ? [fact('Материал обивки', 'хлопковый шнур')] : rest),
          fact('Наполнение', knit ? 'гранулы пенополистирола' : 'пенополиуретан'),
          fact('Нагрузка', knit ? 100 : 120, 'кг'),
          fact('Вес', kilos, 'кг'),
          ...makingFacts(24, 'не нужна'),
        ],
        drawing,
        kilos,
        box: boxOf(drawing.size, 4),
      };
    }),
    pieces: 6,
    ...(mark ? { mark } : {}),
    ...(sale === undefined ? {} : { sale }),
  };
};
