import type { Fact } from '../model/index.ts';
import type { Offer } from '../offers/index.ts';
import { typeset } from '../words/index.ts';
import { assemblyNeeds, assemblyOf } from './assembly.ts';
import { careOf } from './care.ts';
import type { Paper, PaperPart, PaperType } from './Paper.ts';

const SERVICE = 'Вопросы по изделию: +7 800 200-41-14, ежедневно с 10 до 21, звонок бесплатный.';

const rowOf = ({ name, value, unit }: Fact): [string, string] => [name, unit ? `${value} ${unit}` : value];
const said = (fact: Fact) => !['Хит продаж', 'Новинка', 'Витринный образец'].includes(fact.name);

const boxes = ({ box, kilos }: Offer): [string, string][] => [
  ['Коробка', `${box.map(Math.round).join(' × ')} см`],
  ['Вес с упаковкой', `${kilos.toFixed(kilos < 10 ? 1 : 0).replace('.', ',')} кг`],
];

export const isAssembled = ({ section, facts }: Offer): boolean => assemblyOf(section, facts).length > 0;

const instruction = (offer: Offer): PaperPart[] => {
  const steps = assemblyOf(offer.section, offer.facts);
  const care: PaperPart = { heading: 'Уход', text: careOf(offer.facts) };
  if (steps.length === 0) return [care];
  return [
    { heading: 'Что понадобится', rows: [...assemblyNeeds(offer.facts), ...boxes(offer)] },
    { heading: 'Сборка', steps },
    care,
  ];
};

const passport = (offer: Offer, variants: readonly Offer[]): PaperPart[] => {
  const months = offer.facts.find(({ name }) => name === 'Гарантия')?.value ?? '12';
  return [
    {
      heading: 'Характеристики',
      rows: [
        ...offer.facts.filter((fact) => said(fact) && fact.hex === undefined).map(rowOf),
        ...boxes(offer),
      ],
    },
    {
      heading: 'Исполнения',
      rows: variants.map(({ name, title, article }) => [
        name.startsWith(`${title}, `) ? name.slice(title.length + 2) : name,
        `артикул ${article}`,
      ]),
    },
    {
      heading: 'Гарантия',
      text: [
        `Гарантийный срок ${months} мес. со дня, когда вы получили изделие. Мы бесплатно исправим или заменим то, что сломалось по нашей вине.`,
        'Гарантия не распространяется на следы обычного износа, на повреждения от воды, огня и перегруза и на изделия, которые переделывали.',
        'Обратитесь в любой магазин «Сирени» с этим паспортом или с чеком, электронный тоже подходит.',
      ],
      blanks: ['Артикул', 'Дата получения', 'Подпись продавца'],
    },
  ];
};

/** What a paper of a good says. `variants` are all its offers, the first one leads. */
export function paperOf(type: PaperType, variants: readonly Offer[]): Paper | null {
  const [offer] = variants;
  if (!offer) return null;
  const parts = type === 'passport' ? passport(offer, variants) : instruction(offer);
  const words = (text: string) => typeset(text);
  return {
    title: paperName(type, offer),
    good: offer.title,
    drawing: type === 'passport' ? null : (offer.drawing.pictures.at(-1) ?? null),
    parts: [
      ...parts.map(({ heading, text, steps, rows, blanks }) => ({
        heading,
        ...(text && { text: text.map(words) }),
        ...(steps && { steps: steps.map(words) }),
        ...(rows && { rows }),
        ...(blanks && { blanks }),
      })),
      { heading: 'Если что-то не так', text: [SERVICE].map(words) },
    ],
  };
}

/** How the paper is called where it is offered. */
export function paperName(type: PaperType, offer: Offer): string {
  if (type === 'passport') return 'Паспорт изделия';
  return isAssembled(offer) ? 'Инструкция по сборке и уходу' : 'Памятка по уходу';
}
