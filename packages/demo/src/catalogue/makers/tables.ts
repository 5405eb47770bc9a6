import type { MetalId, ParamsOf, WoodId } from '../../furniture/index.ts';
import {
  boxOf,
  details,
  drawn,
  fact,
  makingFacts,
  metalFact,
  pairs,
  sizeFacts,
  textOf,
  woodFact,
} from '../model/index.ts';
import type { Fact, Model, Said, Sized } from '../model/index.ts';
import { choose, metalStuffs, metalWord, woodStuffs, woodWord } from '../words/index.ts';
import { marked, titleOf } from './finished.ts';

export interface TableLook {
  /** Of the top, and of wooden legs. */
  readonly wood: WoodId;
  readonly metal?: MetalId;
}

export interface TableRow extends Said {
  readonly form?: string;
  readonly looks: readonly TableLook[];
  /** Width, or diameter where it is round. */
  readonly sizes: readonly Sized[];
  readonly look: Omit<ParamsOf<'table'>, 'w' | 'wood' | 'top' | 'metal' | 'frame'>;
}

const legSaid: Readonly<Record<string, string>> = {
  taper: 'Ножки сужаются книзу и стоят по углам, коленям ничто не мешает.',
  splay: 'Ножки чуть расставлены, стол не качается даже на плитке.',
  block: 'Ножки квадратного сечения, 7 см: стол стоит как вкопанный.',
  pin: 'Тонкие стальные ножки не занимают места, стул задвигается до конца.',
  sled: 'Опоры-рамы из стального профиля, сбоку можно сесть вплотную.',
  trestle: 'Козлы снимаются, столешница хранится за шкафом до следующего праздника.',
  slab: 'Две широкие боковины вместо ножек: никто не сидит верхом на опоре.',
  pedestal: 'Одна опора посередине: ноги не мешают никому.',
  drum: 'Рифлёная тумба держит столешницу по всему кругу, край не пружинит под локтем.',
  cross: 'Опоры крест-накрест дают жёсткость без царги под столешницей.',
};

/** How many sit round a table without touching elbows. */
const placesAt = (round: boolean, width: number): number =>
  round
    ? Math.max(2, Math.floor((width * Math.PI) / 62))
    : Math.max(4, Math.floor(width / 60) * 2 + (width >= 150 ? 2 : 0));

const peopleAt = (count: number): string => `${count} ${count < 5 ? 'человека' : 'человек'}`;

const legsFact = ({ wood, metal }: TableLook): Fact =>
  fact('Материал опор', metal ? metalStuffs[metal] : woodStuffs[wood].solid);

export const table = (row: TableRow): Model => {
  const { name, form, note, looks, sizes, look } = row;
  const round = look.style === 'round';
  const title = titleOf('Стол обеденный', name, form);
  return {
    section: 'dining-tables',
    title,
    collection: name,
    vendor: looks.some(({ metal }) => metal) ? 'Сирень' : 'Столярня Лосиха',
    text: textOf(note, [
      legSaid[look.leg ?? 'taper'],
      choose(`top ${title}`, [
        'Столешница под матовым лаком: вино и свёклу вытирают сразу, и следа нет.',
        'Столешница покрыта маслом с твёрдым воском, мелкие царапины шлифуются дома.',
        'Край столешницы скошен снизу, поэтому она кажется тоньше своих трёх сантиметров.',
      ]),
      `За столом ${sizes[0]?.[0] ?? ''} см садятся ${peopleAt(placesAt(round, sizes[0]?.[0] ?? 0))}.`,
    ]),
    variants: pairs(looks, sizes).map(({ look: own, size, price }) => {
      const { wood, metal } = own;
      const drawing = drawn('table', {
        ...look,
        w: size,
        top: wood,
        wood,
        ...(metal ? { frame: 'metal', metal } : {}),
      });
      const { width, depth, height } = drawing.size;
      const kilos = Math.round((width * depth) / 480 + (metal ? 16 : 12));
      return {
        detail: details(
          woodWord(wood, 'm'),
          metal && looks.some((other) => other.wood === wood && other.metal !== metal)
            ? `опоры ${metalWord(metal, 'pl')}`
            : undefined,
          round ? `Ø ${size} см` : `${size} × ${depth} см`,
        ),
        price,
        facts: [
          woodFact('Цвет', wood),
          ...(metal ? [metalFact('Опоры', metal)] : []),
          ...(round ? [fact('Диаметр', width, 'см'), fact('Высота', height, 'см')] : sizeFacts(drawing.size)),
          fact('Число мест', placesAt(round, width)),
          fact('Форма', round ? 'круглый' : 'прямоугольный'),
          fact('Материал столешницы', woodStuffs[wood].veneer),
          legsFact(own),
          fact('Нагрузка', 80, 'кг'),
          fact('Вес', kilos, 'кг'),
          ...makingFacts(24, 'прикрутить опоры, 20 минут'),
        ],
        drawing,
        kilos,
        box: boxOf({ ...drawing.size, height: 14 }),
      };
    }),
    pieces: 3,
    ...marked(row),
  };
};
