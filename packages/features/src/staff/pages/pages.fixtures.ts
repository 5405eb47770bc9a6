import type { DraftBlock, PageContent, StaffPage, StaffPageRow } from '@siren/domain/pages';
import { drawnImage } from '../../testing/index.ts';

const row = (id: number, title: string, path: string | null, more: Partial<StaffPageRow>): StaffPageRow => ({
  ...{ id, title, path, kind: 'free', live: true, changed: false, from: null, to: null, footer: false },
  ...{ foot: null, fed: false, version: 1, addresses: [] },
  ...more,
});

/** Pages of a shop: home, free ones and promos. */
export const makePageRows = (): StaffPageRow[] => [
  row(1, 'Главная', null, { kind: 'home', changed: true }),
  row(7, 'Доставка и\u00a0сборка', 'dostavka', { footer: true, foot: 1 }),
  row(9, 'О\u00a0магазине', 'o-magazine', { footer: true, foot: 2, addresses: ['o-nas'] }),
  row(8, 'Возврат и\u00a0обмен', 'vozvrat', { live: false, changed: true, footer: true }),
  row(10, 'Контакты', 'kontakty', { footer: true, foot: 3 }),
  row(5, 'Осень дома', 'osen-2026', { kind: 'promo', from: '2026-11-23', to: '2026-11-30' }),
];

export const makeDraftBlocks = (): DraftBlock[] => [
  {
    ...{ key: 'n1', type: 'text', title: 'Когда привезём' },
    paragraphs: ['По городу\u00a0— завтра.', 'По области\u00a0— за три дня.'],
  },
  { key: 'n2', type: 'products', title: 'Новинки', choice: 'fresh' },
  { key: 'n3', type: 'picture', picture: 2, alt: 'Гостиная: диван и\u00a0ковёр', caption: '' },
];

/** «Доставка» as staff see it. */
export const makeStaffPage = (over: Partial<StaffPage> = {}): StaffPage => ({
  ...{
    id: 7,
    kind: 'free',
    fed: false,
    path: 'dostavka',
    addresses: ['dostavka-po-uralu'],
    live: true,
    changed: true,
    published: 2,
    version: 5,
  },
  content: {
    ...{ title: 'Доставка и\u00a0сборка', description: 'Сами привезём и\u00a0соберём', from: null, to: null },
    ...{ regions: null, footer: true, blocks: makeDraftBlocks() },
  },
  problems: [],
  versions: [
    { number: 2, at: '2026-11-20T10:05:00+05:00', by: 'Олег Гараев' },
    { number: 1, at: '2026-11-18T11:02:00+05:00', by: 'Елена Ким' },
  ],
  goods: [],
  pictures: [{ id: 2, image: drawnImage('sofa', 'sage') }],
  changes: [
    {
      ...{ id: 5, at: '2026-11-20T10:05:00+05:00', by: { id: 4, name: 'Олег Гараев' }, action: 'publish' },
      changes: [{ field: 'published', from: 1, to: 2 }],
    },
    {
      ...{ id: 4, at: '2026-11-20T10:01:00+05:00', by: { id: 4, name: 'Олег Гараев' }, action: 'save' },
      changes: [
        { field: 'blocks', from: 'Текст', to: 'Текст, Товары «Новинки»' },
        { field: 'footer', from: false, to: true },
      ],
    },
  ],
  today: '2026-11-21',
  timeZone: 'Asia/Yekaterinburg',
  ...over,
});

/** What its versions say: blocks that are gone, moved, added and others by now. */
export const makeVersion = (number: number): PageContent => ({
  ...{ title: number === 1 ? 'Доставка' : 'Доставка и\u00a0сборка', description: '', from: null, to: null },
  ...{ regions: number === 1 ? [1] : null, footer: true },
  blocks: [
    { key: 'n2', type: 'products', title: 'Новинки', choice: 'fresh' },
    { key: 'n0', type: 'stores', title: 'Магазины' },
    {
      ...{ key: 'n1', type: 'text', title: 'Когда привезём' },
      paragraphs: ['По городу\u00a0— послезавтра.'],
    },
  ],
});
