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

export interface CoffeeRow extends Said {
  /** «Столик журнальный», or «Столики журнальные» for a pair. */
  readonly what?: string;
  readonly form: string;
  /** The second wood is the smaller table's of a pair. */
  readonly woods: readonly (readonly [WoodId, WoodId?])[];
  readonly metal?: MetalId;
  readonly sizes: readonly Sized[];
  readonly look: Omit<ParamsOf<'coffee'>, 'w' | 'wood' | 'second' | 'metal' | 'frame'>;
}

const styleSaid: Readonly<Record<string, string>> = {
  round: 'Круглая столешница с тонкой кромкой, без углов на уровне детского лба.',
  shelf: 'Внизу полка для журналов, пледа и настольных игр.',
  drum: 'Рифлёный барабан стоит всей плоскостью и не шатается.',
  nest: 'Меньший столик задвигается под больший, когда гости ушли.',
  cube: 'Сплошной куб с тенью у пола: на него можно и присесть.',
  tray: 'Бортик по краю не даёт чашке соскользнуть, столешница служит подносом.',
};

const namesOf = ([wood, second]: readonly [WoodId, WoodId?], pair: boolean): string =>
  second ? `${woodWord(wood, 'm')} и ${woodWord(second, 'm')}` : woodWord(wood, pair ? 'pl' : 'm');

export const coffeeTable = (row: CoffeeRow): Model => {
  const { what = 'Столик журнальный', name, form, note, woods, metal, sizes, look } = row;
  const title = titleOf(what, name, form);
  const pair = look.style === 'nest';
  const flat = look.style === 'shelf' || look.style === 'cube';
  return {
    section: 'coffee-tables',
    title,
    collection: name,
    vendor: metal ? 'Сирень' : 'Столярня Лосиха',
    text: textOf(note, [
      styleSaid[look.style ?? 'round'],
      choose(`care ${title}`, [
        'Лак матовый, следы от кружек на нём не остаются.',
        'Покрытие — масло с воском, его обновляют раз в год тряпкой.',
        'Снизу войлок, столик двигают по паркету без царапин.',
      ]),
    ]),
    variants: pairs(woods, sizes).map(({ look: own, size, price }) => {
      const [wood, second = wood] = own;
      const drawing = drawn('coffee', {
        ...look,
        w: size,
        wood,
        second,
        ...(metal ? { frame: 'metal', metal } : {}),
      });
      const { width, height } = drawing.size;
      const kilos = Math.round((size * size) / 700 + 5);
      return {
        detail: details(
          namesOf(own, pair),
          pair ? '2 шт.' : sizes.length > 1 && (flat ? `${size} см` : `Ø ${size} см`),
        ),
        price,
        facts: [
          { ...woodFact('Цвет', wood), value: namesOf(own, false) },
          ...(flat || pair
            ? sizeFacts(drawing.size)
            : [fact('Диаметр', width, 'см'), fact('Высота', height, 'см')]),
          fact('Материал столешницы', woodStuffs[wood].veneer),
          fact('Материал опор', metal ? metalStuffs[metal] : woodStuffs[wood].solid),
          fact('Нагрузка', 25, 'кг'),
          fact('Вес', kilos, 'кг'),
          ...makingFacts(
            24,
            look.style === 'cube' || look.style === 'drum' ? 'не нужна' : 'прикрутить ножки',
          ),
        ],
        drawing,
        kilos,
        box: boxOf(drawing.size, 4),
      };
    }),
    pieces: 5,
    ...marked(row),
  };
};
