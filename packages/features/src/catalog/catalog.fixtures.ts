import type { AnswerOf } from '@siren/contract/calls';
import { listCards } from '@siren/domain/catalog';
import { openedSection } from '@siren/domain/sections';
import type {
  DescribedCard,
  ListingQuery,
  ListNarrowing,
  SaidParam,
  SearchSort,
  Section,
  SectionSort,
} from '@siren/domain/catalog';
import { makeCards, makeSectionLinks } from '../testing/index.ts';

/** A section as its page shows it. */
export function makeSection(over: Partial<Section> = {}): Section {
  return {
    id: 7,
    path: 'myagkaya-mebel/divany',
    name: 'Диваны',
    total: 128,
    image: null,
    breadcrumbs: [{ name: 'Мягкая мебель', path: 'myagkaya-mebel' }],
    children: makeSectionLinks([
      'Прямые',
      'Угловые',
      'Диваны-кровати',
      'Модульные',
      'С ящиком для белья',
      'Для кухни',
    ]),
    seo: {
      title: 'Диваны: 128 моделей с доставкой | Сирень',
      description: 'Диваны прямые, угловые и модульные.',
      canonical: '/section/myagkaya-mebel/divany',
    },
    ...over,
  };
}

const colors: readonly (readonly [name: string, hex: string])[] = [
  ['молочный', '#ebe4d8'],
  ['шалфей', '#a4b19b'],
  ['терракот', '#bb6f52'],
  ['графит', '#54535b'],
  ['петроль', '#37626f'],
  ['слива', '#6f4c69'],
  ['горчица', '#c79c46'],
  ['пыльная роза', '#cda397'],
];
const covers = 'велюр рогожка букле шенилл экокожа лён микровелюр жаккард кожа замша хлопок вельвет'.split(
  ' ',
);
const types = ['прямой', 'угловой', 'модульный', 'диван-кровать', 'кушетка'];
/** The first values come oftener than the last, as in life. */
const often = <T>(list: readonly T[], index: number): T =>
  list[Math.floor((((index * 37) % 101) / 101) ** 2 * list.length)] as T;

/** What the good at this place of a shelf is described by. */
export function makeParams(index: number): SaidParam[] {
  const [color, hex] = colors[index % colors.length] ?? ['молочный', '#ebe4d8'];
  const said = { unit: null, hex: null };
  return [
    { ...said, name: 'Тип', value: often(types, index) },
    { ...said, name: 'Цвет обивки', value: color, hex },
    { ...said, name: 'Материал обивки', value: often(covers, index * 3 + 1) },
    { ...said, name: 'Ширина', value: String(140 + ((index * 7) % 60) * 2), unit: 'см' },
    { ...said, name: 'Число мест', value: String(2 + (index % 3)) },
    {
      ...said,
      name: 'Механизм',
      value: often(['еврокнижка', 'дельфин', 'аккордеон', 'клик-кляк'], index + 5),
    },
    { ...said, name: 'Наполнение', value: often(['пена', 'пружины', 'латекс'], index + 9) },
    { ...said, name: 'Съёмные чехлы', value: index % 3 === 0 ? 'да' : 'нет' },
    { ...said, name: 'Ящик для белья', value: index % 4 === 0 ? 'есть' : 'нет' },
  ];
}

/** Goods on a shelf with what they can be filtered by. */
export const makeShelf = (
  total: number,
  paramsOf: (index: number) => SaidParam[] = makeParams,
): DescribedCard[] => makeCards(total).map((card, index) => ({ card, params: paramsOf(index) }));

/** Everything of a list that an address may leave unsaid. */
export const wholeQuery = <Sort extends SearchSort>(
  asked: Partial<Pick<ListingQuery, 'filters' | 'priceFrom' | 'priceTo' | 'page'>>,
  sort: Sort,
) => ({ filters: {}, priceFrom: null, priceTo: null, page: 1, ...asked, sort });

/** A page of a section's goods out of so many in all, or of the goods on a shelf. */
export function makeSectionAnswer(
  asked: Partial<ListNarrowing> & { sort?: SectionSort | undefined },
  shelf: number | readonly DescribedCard[] = 128,
  section?: Section,
  opening: Parameters<typeof openedSection>[0] = { sort: null, pins: [] },
): AnswerOf<'/api/catalog/section'> {
  const cards = typeof shelf === 'number' ? makeShelf(shelf) : shelf;
  const { sort, sorts, pins } = openedSection(opening, asked.sort);
  const listing = listCards(cards, { ...wholeQuery(asked, sort), pins });
  return { section: section ?? makeSection({ total: cards.length }), ...listing, sort, sorts: [...sorts] };
}

const foreignNames = [
  'Полуфабрикаты высокотехнологичные для электропневмоавтоматизированных производств',
  'Запчасти',
  'Водонагревательное оборудование и комплектующие к водонагревательному оборудованию',
  'Шины',
];

/** Sections as an imported catalogue of another trade brings them: long words, no pictures, very many. */
export function makeForeignSections(count: number): Section[] {
  return Array.from({ length: count }, (_, index) => ({
    ...makeSection(),
    id: 900 + index,
    path: `import-${index}`,
    name: foreignNames[index % foreignNames.length] ?? '',
    total: (index * 977) % 12_000,
    breadcrumbs: [],
    children: [],
  }));
}
