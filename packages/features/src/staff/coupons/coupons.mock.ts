import { refusal, staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { couponEffect, couponMatch, checkedWhy } from '@siren/domain/coupons';
import type { StaffCoupon, StaffCouponRow } from '@siren/domain/coupons';
import { multiplyRoubles, subtractRoubles, sumRoubles } from '@siren/domain/money';
import { mockViews } from '../kit/views/views.mock.ts';

const NOW = Date.parse('2026-11-21T12:46:00+05:00');
const sections = [
  { id: 21, name: 'Мебель, Диваны' },
  { id: 22, name: 'Мебель, Кресла' },
  { id: 29, name: 'Уценка' },
];
const storyBrands = [
  { id: 41, name: 'Берег' },
  { id: 42, name: 'Лада' },
];

/** Variants that the shop has, with their prices and sections. */
const goods = [
  {
    id: 9_001,
    name: 'Диван «Лада» двухместный',
    article: 'LD-201-GR',
    price: 68_990,
    brand: 42,
    sections: [21],
  },
  { id: 9_002, name: 'Кресло «Ракушка»', article: 'RK-11', price: 31_490, brand: null, sections: [22] },
  {
    id: 9_003,
    name: 'Диван «Клуб», уценка',
    article: 'KL-02-U',
    price: 52_990,
    brand: null,
    sections: [21, 29],
  },
  { id: 9_004, name: 'Диван угловой «Берег»', article: 'BR-7', price: 131_990, brand: 41, sections: [21] },
];

/** A cart that a coupon is tried on, by the rules of the domain. */
function checked(
  { fields, code, used }: StaffCoupon,
  pieces: readonly { offer: number; quantity: number }[],
) {
  const lines = pieces.flatMap(({ offer, quantity }) => {
    const good = goods.find(({ id }) => id === offer);
    return good ? [{ ...good, offer, quantity }] : [];
  });
  const coupon = { ...fields, code, used, usedByBuyer: 0, startsAt: null, endsAt: null };
  const { prices, discount, reason, missing } = couponEffect(coupon, lines, NOW);
  const rows = lines.map((line) => {
    const before = multiplyRoubles(line.price, line.quantity);
    const after = multiplyRoubles(prices.get(line.offer) ?? line.price, line.quantity);
    const off = subtractRoubles(before, after);
    const match = couponMatch(coupon, line);
    return {
      ...{ offer: line.offer, name: line.name, article: line.article, quantity: line.quantity },
      ...{ before, after, off, why: checkedWhy(match, { ordered: true, off, works: reason === null }) },
      section: sections.find(({ id }) => id === match.section)?.name ?? null,
    };
  });
  return {
    ...{ rows, discount, reason, missing },
    before: sumRoubles(rows.map(({ before }) => before)),
    after: sumRoubles(rows.map(({ after }) => after)),
    unbounded: couponEffect({ ...coupon, maxDiscount: null }, lines, NOW).discount,
    city: 'Екатеринбург',
  };
}

export interface MockCouponsOptions {
  /** Somebody changes the coupon before it is saved. @default nobody does */
  meanwhile?: boolean;
  /** The first answer about a new coupon is lost, when it is made. @default none is */
  lost?: boolean;
}

/** Makes once by a key, as the server does; the first answer may be lost. */
function createMade(coupon: StaffCoupon, lost: boolean) {
  const made = new Map<string, string>();
  return ({ idempotencyKey, ...asked }: { idempotencyKey: string }): StaffCoupon => {
    const before = made.get(idempotencyKey);
    made.set(idempotencyKey, before ?? JSON.stringify(asked));
    if (before === undefined && made.size === 1 && lost) throw refusal('general.unavailable');
    if (before !== undefined && before !== JSON.stringify(asked))
      throw staffRefusal('coupon.made_otherwise', { data: coupon });
    return coupon;
  };
}

/** A server that has these coupons. */
export function mockCoupons(
  first: readonly StaffCouponRow[],
  record: StaffCoupon,
  { meanwhile = false, lost = false }: MockCouponsOptions = {},
) {
  let rows = first;
  let coupon = record;
  const make = createMade(record, lost);
  return [
    ...mockViews(),
    mockCall('/api/admin/coupons/choices', () => ({ sections, brands: storyBrands, today: '2026-11-21' })),
    mockCall('/api/admin/coupons/find-goods', ({ query }) => ({
      goods: goods
        .filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
        .map(({ id, name, article }) => ({ id, name, article })),
    })),
    mockCall('/api/admin/coupons/list', ({ query, filters: { state, type } }) => {
      const found = rows.filter(
        (row) =>
          (!state || state.includes(row.state)) &&
          (!type || type.includes(row.type)) &&
          row.code.toLowerCase().includes(query.toLowerCase()),
      );
      return { rows: found, total: found.length, sums: {} };
    }),
    mockCall('/api/admin/coupons/get', () => coupon),
    mockCall('/api/admin/coupons/create', (asked) => {
      if (rows.some((row) => row.code === asked.code.toUpperCase())) throw staffRefusal('coupon.code_taken');
      return make(asked);
    }),
    mockCall('/api/admin/coupons/create-series', make),
    mockCall('/api/admin/coupons/save', ({ set }) => {
      if (meanwhile && coupon.version === record.version) {
        coupon = { ...coupon, version: coupon.version + 1, fields: { ...coupon.fields, value: 25 } };
        throw staffRefusal('general.conflict', { data: coupon });
      }
      const fields = { ...coupon.fields, ...(JSON.parse(JSON.stringify(set)) as object) };
      const state = fields.active ? ('running' as const) : ('off' as const);
      coupon = { ...coupon, fields, state, version: coupon.version + 1 };
      return coupon;
    }),
    mockCall('/api/admin/coupons/switch', ({ active, coupons }) => {
      const ids = coupons.map(({ id }) => id);
      rows = rows.map((row) =>
        ids.includes(row.id)
          ? { ...row, active, state: active ? 'running' : 'off', version: row.version + 1 }
          : row,
      );
      return {
        results: coupons.map(({ id, version }) => ({
          id,
          version: version + 1,
          outcome: 'taken',
          problem: null,
        })),
      };
    }),
    mockCall('/api/admin/coupons/check', ({ cart }) => {
      if ('order' in cart && cart.order !== 104_516) throw staffRefusal('coupon.no_order');
      return checked(
        coupon,
        'rows' in cart ? cart.rows : goods.map(({ id }) => ({ offer: id, quantity: 1 })),
      );
    }),
  ];
}
