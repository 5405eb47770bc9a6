import type { ListedGood, ProductListRow, StaffList } from '@siren/domain/product-lists';
import { drawingKinds, drawnImage } from '../../testing/index.ts';

const goods = `
901 | Диван «Лада» двухместный, шалфей | 1204518 | 54990 | 16 | sofa
902 | Кресло «Тишина», рогожка | 1180412 | 24990 | 9 | armchair
903 | Лампа «Груша» | 1187203 | 5990 | 41 | lamp
904 | Столики «Пара», 2 шт. | 1163310 | 14490 | 2 | table
905 | Ковёр «Дюна» 170 × 240 с длиннонесминаемымворсом | 1177230 | 21990 | 1 | chest
906 | Подушка «Горчица» | 1198002 | 1990 | 0 | chest
907 | | | | 0 |
908 | Торшер «Аист» | 1150946 | 8990 | 12 | lamp
`;

const colors = ['#a4b19b', '#b66a50', '#c9a24b', '#8a6f5a'];
const drawingOf = (name: string) => drawingKinds.find((one) => one === name) ?? 'sofa';

/** Goods of the shop: one of them is sold out, one is gone. */
export const storyGoods: readonly ListedGood[] = goods
  .trim()
  .split('\n')
  .map((line): ListedGood => {
    const [offer, name = '', article = '', price = '', pieces, picture = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const gone = name === '';
    return {
      ...{ offer: Number(offer), product: gone ? 0 : Number(offer) - 200, name, article },
      image: gone ? null : drawnImage(drawingOf(picture), colors[Number(offer) % colors.length] ?? '#a4b19b'),
      ...{ price: price === '' ? null : Number(price), pieces: Number(pieces) },
      state: gone ? 'gone' : Number(pieces) > 0 ? 'shown' : 'away',
    };
  });

export const makeListRow = (fields: Partial<ProductListRow> = {}): ProductListRow => ({
  ...{ id: 3, name: 'Новинки осени', from: null, to: null, state: 'draft', goods: 7, version: 14 },
  ...{ changedAt: '2026-11-21T07:40:00.000Z', timeZone: 'Asia/Yekaterinburg' },
  ...fields,
});

export const storyLists: readonly ProductListRow[] = [
  makeListRow(),
  makeListRow({
    ...{ id: 4, name: 'Чёрная пятница: диваны', from: '2026-11-27', to: '2026-11-29', state: 'coming' },
    ...{ goods: 24, changedAt: '2026-11-20T12:05:00.000Z' },
  }),
  makeListRow({
    ...{ id: 5, name: 'Свет', from: '2026-11-01', state: 'running', goods: 48 },
    changedAt: '2026-11-18T06:30:00.000Z',
  }),
  makeListRow({
    ...{ id: 6, name: 'Дача', from: '2026-05-01', to: '2026-08-31', state: 'ended', goods: 112 },
    changedAt: '2026-08-02T10:00:00.000Z',
  }),
];

export const makeStaffList = (fields: Partial<StaffList> = {}): StaffList => ({
  ...{ id: 3, version: 14, goods: storyGoods.slice(0, 7), city: 'Екатеринбург', today: '2026-11-21' },
  content: { name: 'Новинки осени', from: null, to: null, offers: [901, 902, 903, 904, 905, 906, 907] },
  uses: [
    { kind: 'block', page: 1, title: 'Главная', place: 2, draft: false },
    { kind: 'block', page: 8, title: 'Осень дома', place: 3, draft: true },
    { kind: 'section', section: 11, title: 'Диваны' },
  ],
  changes: [
    {
      ...{ id: 1, at: '2026-11-21T07:40:00.000Z', by: { id: 3, name: 'Елена Ким' }, action: 'save' },
      changes: [{ field: 'listed', from: null, to: 'Лампа «Груша»' }],
    },
  ],
  timeZone: 'Asia/Yekaterinburg',
  ...fields,
});
