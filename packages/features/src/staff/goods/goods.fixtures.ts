import { firstBadges } from '@siren/domain/catalog';
import type {
  BadgeChoice,
  GoodFilm,
  GoodPaper,
  GoodPicture,
  GoodPrice,
  GoodVariant,
  RelatedGood,
  StaffGood,
  StaffGoodRow,
} from '@siren/domain/goods';
import { drawnImage } from '../../testing/index.ts';

/** Id | name | brand | article | variants | section | price | old price | pieces | marks. */
const list = `
701 | Диван «Лада» двухместный | Лада | 1204518 | 12 | Диваны | 54990 | 68990 | 31 | hand
702 | Кресло «Лада» | Лада | 1204530 | 4 | Кресла | 24990 | | 12 |
703 | Стул «Аск», дуб | Аск | 1187002 | 1 | Стулья | 6490 | | 0 |
704 | Торшер «Соль» | | 1150077 | 2 | Торшеры | 8990 | 10990 | 5 | hidden
705 | Стол «Берег» раздвижной | Берег | 1163310 | 3 | Столы | 31900.5 | | 2 |
706 | Комод «Мох» | Мох | 1140021 | 1 | Комоды | | | 0 | gone
`;

const rowOf = (line: string): StaffGoodRow => {
  const [id, name = '', brand, article = '', variants, section = '', price, oldPrice, pieces, marks = ''] =
    line.split('|').map((cell) => cell.trim());
  return {
    id: Number(id),
    path: `good-${id}`,
    name,
    brand: brand || null,
    variant: null,
    article,
    variants: Number(variants),
    section,
    price: price ? Number(price) : null,
    oldPrice: oldPrice ? Number(oldPrice) : null,
    pieces: Number(pieces),
    image: null,
    state: marks.includes('hidden') ? 'hidden' : marks.includes('gone') ? 'gone' : 'sold',
    byHand: marks.includes('hand'),
    version: 1,
  };
};

/** What a small shop sells. */
export const staffGoods: readonly StaffGoodRow[] = list.trim().split('\n').map(rowOf);

/** Words that are longer than any column. */
export const longGood: StaffGoodRow = {
  ...(staffGoods[0] as StaffGoodRow),
  id: 790,
  name: 'Диван-трансформер «Верхнеднепровская-Нижегородская-Константинопольская» шестиместный',
  brand: 'Мануфактура «Верхнеднепровская-Нижегородская»',
  section: 'Диваны-трансформеры угловые раскладывающиеся',
  article: 'DIVAN-TRANSFORMER-0001204518-XXL',
  price: 9_999_999_999.99,
  pieces: 1_240_000,
  state: 'hidden',
};

const ural: GoodPrice['region'] = { id: 1, name: 'Екатеринбург', timeZone: 'Asia/Yekaterinburg' };
const perm: GoodPrice['region'] = { id: 3, name: 'Пермь', timeZone: 'Asia/Yekaterinburg' };

const byElena = { by: 'Елена Ким', at: '2026-11-18T10:00:00+05:00' };
const mega = { id: 21, name: 'ТЦ «Мега»' };
const karl = { id: 22, name: 'Склад на\u00a0Карла Маркса' };
const permian = { id: 31, name: 'Пермь, «Столица»' };

const sage: GoodVariant = {
  offer: 9_001,
  article: '1204518',
  options: 'шалфей',
  hex: '#a3b18a',
  exposition: false,
  gone: false,
  pictures: [],
  feedPictures: null,
  prices: [
    {
      ...{ region: ural, price: 54_990, oldPrice: 68_990, pieces: 16 },
      ...{
        stores: [
          {
            ...{ store: mega, pieces: 4, held: 2 },
            byHand: { difference: -1, reason: 'damaged' as const, ...byElena },
          },
          { store: karl, pieces: 12, held: 0, byHand: null },
        ],
        feed: { price: 52_990, oldPrice: 68_990 },
        byHand: { by: 'Елена Ким', at: '2026-11-18T10:00:00+05:00' },
      },
    },
    {
      region: perm,
      price: 56_990,
      oldPrice: null,
      pieces: 2,
      stores: [{ store: permian, pieces: 2, held: 1, byHand: null }],
      feed: { price: 56_990, oldPrice: null },
      byHand: null,
    },
  ],
  params: [
    { ...{ key: 'Ширина, см', name: 'Ширина', value: '208', unit: 'см' }, feed: null, byHand: false },
    {
      ...{ key: 'Высота, см', name: 'Высота', value: '82', unit: 'см', byHand: true },
      feed: { name: 'Высота', value: '80', unit: 'см' },
    },
    { ...{ key: 'Обивка', name: 'Обивка', value: 'велюр', unit: null }, feed: null, byHand: false },
    { ...{ key: 'Гарантия', name: 'Гарантия', value: '24', unit: 'мес.' }, feed: null, byHand: true },
    {
      ...{ key: 'Каркас', name: 'Каркас', value: null, unit: null, byHand: true },
      feed: { name: 'Каркас', value: 'фанера', unit: null },
    },
  ],
};

const colors = ['#a4b19b', '#8fa3b0', '#c08a6a'] as const;

/** So many pictures of a sofa, the first one with words of its own. */
export const makePictures = (count: number): GoodPicture[] =>
  Array.from({ length: count }, (_, at) => {
    const alt = at === 0 ? 'Диван спереди, на\u00a0светлом ковре в\u00a0гостиной' : null;
    return {
      id: 101 + at,
      alt,
      image: drawnImage('sofa', colors[at % 3] ?? colors[0], 'stone', alt ?? 'Диван «Лада»'),
    };
  });

/** A row of the list as it stands beside another good. */
export const relatedRow = ({ id, name, article, image, state }: StaffGoodRow): RelatedGood => ({
  ...{ id, name, article, image, state },
});

/** What the shop puts beside a sofa. */
export const makeRelated = (): RelatedGood[] =>
  [702, 703, 705].flatMap((id) => staffGoods.filter((one) => one.id === id).map(relatedRow));

/** Papers that a feed has of a sofa: at another site and of the shop's own. */
export const makePapers = (): GoodPaper[] => [
  {
    ...{
      type: 'instruction',
      name: 'Инструкция по\u00a0сборке дивана «Лада»',
      url: 'demo://papers/1/assembly.pdf',
    },
    ...{ address: '/files/31', format: 'PDF', bytes: 186_000 },
  },
  {
    ...{ type: 'passport', name: 'Паспорт изделия', url: 'https://lada.example/passport.pdf' },
    ...{ address: 'https://lada.example/passport.pdf', format: 'PDF', bytes: null },
  },
  {
    ...{ type: 'warranty', name: 'Гарантийный талон', url: 'https://lada.example/warranty' },
    ...{ address: 'https://lada.example/warranty', format: null, bytes: null },
  },
];

/** The film that a feed has of a sofa. */
export const makeFilm = (): GoodFilm => ({
  ...{ url: 'https://lada.example/film.mp4', captions: null, address: 'https://lada.example/film.mp4' },
  ...{ name: null, format: 'MP4', bytes: null, captionsAddress: null },
});

/** A good whose name and one price were set by hand. */
export const makeStaffGood = (over: Partial<StaffGood> = {}): StaffGood => ({
  id: 701,
  path: 'divan-lada',
  name: 'Диван «Лада» двухместный, велюр',
  brand: 'Лада',
  section: 11,
  description: '«Лада» сделана для небольших гостиных: узкие подлокотники отдают всё место сиденью.',
  state: 'sold',
  hidden: false,
  feed: { name: 'ЛАДА диван 2-мест. велюр' },
  variants: [
    sage,
    {
      ...sage,
      ...{ offer: 9_002, article: '1204519', options: 'молочный', hex: '#ece5d8' },
      prices: [
        {
          ...{ region: ural, price: 54_990, oldPrice: null, pieces: 0 },
          stores: [{ store: mega, pieces: 0, held: 0, byHand: null }],
          ...{ feed: { price: 54_990, oldPrice: null }, byHand: null },
        },
      ],
    },
  ],
  related: makeRelated(),
  relatedByHand: false,
  film: makeFilm(),
  feedFilm: null,
  papers: makePapers(),
  feedPapers: null,
  badges: [8],
  version: 4,
  changes: [
    {
      ...{ id: 2, at: '2026-11-18T10:00:00+05:00', by: { id: 3, name: 'Елена Ким' }, action: 'price' },
      changes: [
        { field: 'article', from: null, to: '1204518' },
        { field: 'region', from: null, to: 'Екатеринбург' },
        { field: 'price', from: 52_990, to: 54_990 },
      ],
    },
    {
      ...{ id: 1, at: '2026-11-12T16:20:00+05:00', by: { id: 4, name: 'Олег Гараев' }, action: 'save' },
      changes: [{ field: 'name', from: 'ЛАДА диван 2-мест. велюр', to: 'Диван «Лада» двухместный, велюр' }],
    },
  ],
  timeZone: 'Asia/Yekaterinburg',
  ...over,
});

/** As many goods as are wished for, of one price each. */
export const manyGoods = (count: number): StaffGoodRow[] =>
  Array.from({ length: count }, (_, at) => ({
    ...(staffGoods[1] as StaffGoodRow),
    ...{
      id: 1_000 + at,
      name: `Плед ${at + 1}`,
      article: String(200_000 + at),
      variants: 1,
      price: 1_000 + at,
    },
  }));

/** Badges of the shop: four follow from rules. */
export const badgeChoices: BadgeChoice[] = [
  ...firstBadges.map(({ id, name }) => ({ id, name, byHand: false, active: true })),
  { id: 7, name: 'Ручная работа', byHand: true, active: true },
  { id: 8, name: 'Выбор дизайнера', byHand: true, active: true },
  { id: 9, name: 'Неделя кухонь', byHand: true, active: false },
];
