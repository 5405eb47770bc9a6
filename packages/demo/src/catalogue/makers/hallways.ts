import type { FabricId, MetalId, ParamsOf, WoodId } from '../../furniture/index.ts';
import {
  boxOf,
  details,
  drawn,
  fabricFact,
  fact,
  makingFacts,
  metalFact,
  sizeFacts,
  textOf,
  woodFact,
} from '../model/index.ts';
import type { Model, Said } from '../model/index.ts';
import { choose, fabricWord, metalStuffs, metalWord, woodStuffs, woodWord } from '../words/index.ts';
import type { Gender } from '../words/index.ts';
import { marked, titleOf } from './finished.ts';

export interface HallwayRow extends Said {
  readonly what: string;
  readonly gender: Gender;
  readonly form?: string;
  readonly price: number;
  readonly looks: readonly { readonly wood?: WoodId; readonly metal?: MetalId; readonly seat?: FabricId }[];
  readonly look: Omit<ParamsOf<'hallway'>, 'wood' | 'metal' | 'color'>;
}

const styleSaid: Readonly<Record<string, string>> = {
  set: 'Крючки держат по 10 кг, шапки лежат на полке, обувь стоит под сиденьем.',
  shoes: 'Откидные отделения в два ряда: в каждое встают три пары, сапоги — на верхнюю полку.',
  stand: 'Основание утяжелено, мокрое пальто его не перевесит.',
  bench: 'Под сиденьем решётка для обуви: вода стекает, подошвы сохнут.',
  rail: 'Штанга держит 40 кг, внизу полка для обуви и коробок.',
};

export const hallway = (row: HallwayRow): Model => {
  const { what, gender, name, form, note, price, looks, look } = row;
  const title = titleOf(what, name, form);
  const { style = 'set' } = look;
  return {
    section: 'hallways',
    title,
    collection: name,
    vendor: style === 'rail' ? 'Сирень' : 'Столярня Лосиха',
    text: textOf(note, [
      styleSaid[style],
      choose(`hall ${title}`, [
        'Дерево покрыто влагостойким лаком, соль с улицы вытирают губкой.',
        'Снизу регулируемые опоры: пол в прихожей редко бывает ровным.',
        'Одежда и обувь на картинке — для масштаба.',
      ]),
    ]),
    variants: looks.map(({ wood, metal, seat }) => {
      const drawing = drawn('hallway', {
        ...look,
        ...(wood ? { wood } : {}),
        ...(metal ? { metal } : {}),
        ...(seat ? { color: seat } : {}),
      });
      const { width, depth, height } = drawing.size;
      const kilos = style === 'stand' ? 6.5 : Math.round((width * depth * height) / 28_000 + 7);
      return {
        detail: details(
          style === 'rail' && metal ? metalWord(metal, gender) : wood && woodWord(wood, gender),
          seat && `сиденье ${fabricWord(seat, 'n')}`,
        ),
        price,
        facts: [
          ...(style === 'rail' && metal ? [metalFact('Цвет', metal)] : wood ? [woodFact('Цвет', wood)] : []),
          ...(seat ? [fabricFact('Цвет сиденья', seat)] : []),
          ...sizeFacts(drawing.size),
          fact(
            'Материал',
            [wood && woodStuffs[wood].solid, metal && metalStuffs[metal]].filter(Boolean).join('; '),
          ),
          fact('Вес', kilos, 'кг'),
          ...makingFacts(24, style === 'bench' ? '20 минут' : '40 минут'),
        ],
        drawing,
        kilos,
        box: boxOf({ ...drawing.size, depth: Math.min(depth, 24) }, 4),
      };
    }),
    pieces: 5,
    ...marked(row),
  };
};
