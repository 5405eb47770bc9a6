import { refusal, staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import {
  choosesCoupon,
  copiedContent,
  emptyContent,
  isBlockShown,
  movedFoot,
  pageProblems,
} from '@siren/domain/pages';
import type { DraftBlock, PageContent, PageCoupon, StaffPage } from '@siren/domain/pages';
import type { Block } from '@siren/domain/promo';
import { drawnImage, makeCards } from '../../testing/index.ts';
import { footOf, inFoot } from './footOf.ts';
import { makePageRows, makeStaffPage, makeVersion } from './pages.fixtures.ts';

/** The code of a block, of the promo itself where none is named. */
const codeOf = (named: number | undefined) =>
  named === undefined ? couponsOfMock[0] : couponsOfMock.find(({ id }) => id === named);

/** What the shop would make of a block. */
function drawn(block: DraftBlock): Block[] {
  if (block.type === 'text') return [{ ...block, type: 'text' }];
  if (block.type === 'picture')
    return [{ type: 'picture', image: drawnImage('sofa', 'sage'), caption: block.caption }];
  if (block.type === 'hero' && block.own) {
    const { own } = block;
    const image = own.picture === null ? null : drawnImage('sofa', 'sage');
    return own.link.id === 0
      ? []
      : [
          {
            ...own,
            type: 'hero',
            link: { page: own.link.page, path: 'divany' },
            image,
            startsAt: null,
            endsAt: null,
          },
        ];
  }
  if (block.type === 'coupon') {
    const coupon = codeOf(block.coupon);
    return coupon ? [{ type: 'coupon', title: block.title, ...coupon, startsAt: null, endsAt: null }] : [];
  }
  if (block.type === 'products')
    return [{ type: 'products', title: block.title, path: null, items: makeCards(4) }];
  return [];
}

const citiesOfMock: ReadonlyMap<number, number> = new Map([
  [1, 1],
  [2, 1],
  [3, 2],
]);

const couponsOfMock: readonly (PageCoupon & { code: string })[] = [
  { id: 41, code: 'ОСЕНЬ7', description: '−7\u00a0% на\u00a0текстиль' },
  { id: 42, code: 'СВЕТ15', description: '−15\u00a0% на\u00a0светильники' },
];

/** Who works on the page meanwhile. */
type Meanwhile = (page: StaffPage) => StaffPage;

/**
 * A server that has this page, and checks it by the rules of the shop.
 *
 * @param lost the page is published, and nobody hears of it
 * @param lostNew a page is made, and nobody hears of it
 * @param codes whether codes of coupons are told
 */
export function mockPages(
  own: StaffPage = makeStaffPage(),
  meanwhile?: Meanwhile,
  { lost = false, lostNew = false, codes = true } = {},
) {
  /** Version whose draft shoppers see. */
  let shown: number | null = null;
  let page = own;
  let other = meanwhile;
  let rows = makePageRows();
  let key: string | null = null;
  const checked = (content: PageContent): StaffPage['problems'] =>
    pageProblems(content, {
      ...{ kind: page.kind, fed: page.fed, today: page.today, empty: new Set<string>() },
      ...{
        promos: new Set([5]),
        sections: new Set([11]),
        goods: new Set([21]),
        lists: new Set([3]),
        coupons: new Set(couponsOfMock.map(({ id }) => id)),
        cities: citiesOfMock,
      },
    });
  const answer = (next: Partial<StaffPage>): StaffPage => {
    const content = next.content ?? page.content;
    page = { ...page, ...next, problems: checked(content), version: page.version + 1 };
    return page;
  };
  const seen = (version: number): void => {
    if (other) page = { ...other(page), version: page.version + 1 };
    other = undefined;
    if (version !== page.version) throw staffRefusal('general.conflict', { data: page });
  };
  page = { ...page, problems: checked(page.content) };
  return [
    mockCall('/api/admin/pages/list', () => ({ pages: rows })),
    mockCall('/api/admin/pages/move-in-foot', (move) => {
      const order = movedFoot(footOf(rows), move);
      if (order === null) throw staffRefusal('page.not_in_foot');
      rows = inFoot(rows, order);
      return { pages: rows };
    }),
    mockCall('/api/admin/pages/get', ({ id }) => {
      if (id !== page.id) throw staffRefusal('page.not_found');
      return page;
    }),
    mockCall('/api/admin/pages/create', ({ idempotencyKey, kind, title, path, copyOf }) => {
      if (idempotencyKey === key) {
        if (page.content.title !== title || page.path !== path)
          throw staffRefusal('page.made_otherwise', { data: page });
        return page;
      }
      if (rows.some((one) => one.path === path)) throw staffRefusal('page.path_taken');
      const content = copyOf === null ? emptyContent(title) : copiedContent(page.content, { kind, title });
      answer({ kind, path, content, live: false, published: null, versions: [], changes: [] });
      const isHeard = !lostNew || key !== null;
      key = idempotencyKey;
      if (!isHeard) throw refusal('general.unavailable');
      return page;
    }),
    mockCall('/api/admin/pages/uses', ({ id }) => ({
      ...{ foot: rows.some((one) => one.id === id && one.foot !== null), addresses: ['dostavka-po-uralu'] },
      pages: id === 5 ? [{ id: 1, title: 'Главная' }] : [],
    })),
    mockCall('/api/admin/pages/delete', ({ id, leadsTo }) => {
      if (rows.every((one) => one.id !== leadsTo) && leadsTo !== null) throw staffRefusal('page.no_target');
      rows = rows.filter((one) => one.id !== id);
      return { pages: rows };
    }),
    mockCall('/api/admin/pages/save', ({ version, set: { path = page.path, ...set } }) => {
      seen(version);
      if (!codes && choosesCoupon(page.content.blocks, set.blocks ?? []))
        throw staffRefusal('page.coupon_kept');
      return answer({ path, content: { ...page.content, ...set }, changed: true });
    }),
    mockCall('/api/admin/pages/version', ({ number }) => ({
      ...{ content: makeVersion(number), goods: [], pictures: page.pictures },
    })),
    mockCall('/api/admin/pages/publish', ({ version }) => {
      if (version === shown) return page;
      seen(version);
      if (page.problems.some(({ stops }) => stops)) throw staffRefusal('page.problems');
      const number = (page.published ?? 0) + 1;
      const made = { number, at: '2026-11-21T12:46:00+05:00', by: 'Елена Ким' };
      shown = version;
      answer({ live: true, changed: false, published: number, versions: [made, ...page.versions] });
      if (lost) throw refusal('general.unavailable');
      return page;
    }),
    mockCall('/api/admin/pages/hide', ({ version }) => {
      seen(version);
      shown = null;
      return answer({ live: false, changed: true });
    }),
    mockCall('/api/admin/pages/return', ({ version }) => {
      seen(version);
      return answer({ changed: true, content: { ...page.content, title: 'Доставка' } });
    }),
    mockCall('/api/admin/pages/preview', ({ blocks, city, day }) => {
      const seeing = { city: city ?? 1, day: day ?? page.today };
      const told = blocks.filter(({ shown }) => isBlockShown(shown, seeing)).flatMap(drawn);
      return {
        blocks: told.map((block) => (block.type === 'coupon' && !codes ? { ...block, code: '' } : block)),
      };
    }),
    mockCall('/api/admin/pages/choices', () => ({
      sections: [{ id: 11, name: 'Диваны' }],
      promos: [{ id: 5, name: 'Осень дома' }],
      coupons: couponsOfMock.map((coupon) => (codes ? coupon : { ...coupon, code: null })),
      lists: [{ id: 3, name: 'Новинки осени' }],
      regions: [
        { id: 1, name: 'Свердловская область' },
        { id: 2, name: 'Тюменская область' },
      ],
      cities: [
        { id: 1, name: 'Екатеринбург', region: 1 },
        { id: 2, name: 'Каменск-Уральский', region: 1 },
        { id: 3, name: 'Тюмень', region: 2 },
      ],
      pictures: [1, 2, 3].map((id) => ({ id, image: drawnImage('sofa', 'sage') })),
      films: [
        { url: 'demo://films/divan.webm', captions: 'demo://films/divan.vtt' },
        { url: 'demo://films/kreslo.webm', captions: null },
      ],
    })),
    mockCall('/api/admin/pages/goods', () => ({ goods: [{ id: 21, name: 'Диван «Лада»' }] })),
  ];
}
