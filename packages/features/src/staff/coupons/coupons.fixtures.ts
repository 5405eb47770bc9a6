import type { StaffCoupon, StaffCouponRow } from '@siren/domain/coupons';
import { emptyCoupon } from '@siren/domain/coupons';

export const makeCouponRow = (fields: Partial<StaffCouponRow> = {}): StaffCouponRow => ({
  ...{ id: 7, code: 'LADA20', description: 'Диваны «Лада», осенняя акция', active: true, type: 'percent' },
  ...{ value: 20, from: '2026-11-01', to: '2026-11-30', limitTotal: 1_000, state: 'running', used: 412 },
  ...{ series: null, version: 3 },
  ...fields,
});

export const storyCoupons: readonly StaffCouponRow[] = [
  makeCouponRow(),
  makeCouponRow({
    ...{
      id: 11,
      code: 'ВЕСНА-K7MR4XPT',
      description: 'Письмо постоянным покупателям',
      type: 'fixed',
      value: 500,
    },
    ...{ from: null, to: '2026-12-31', limitTotal: 10_000, used: 1_204 },
    series: { id: 2, name: 'Весенняя рассылка', codes: 10_000 },
  }),
  makeCouponRow({
    ...{ id: 8, code: 'ЧЁРНАЯ-ПЯТНИЦА', description: 'На\u00a0всё', value: 15, state: 'coming', used: 0 },
    ...{ from: '2026-11-27', to: '2026-11-29', limitTotal: null },
  }),
  makeCouponRow({
    id: 9,
    code: 'НОВОСЕЛЬЕ',
    description: '',
    type: 'fixed',
    value: 3_000,
    state: 'exhausted',
    limitTotal: 50,
    used: 50,
  }),
  makeCouponRow({
    id: 10,
    code: 'СВЕТ15',
    description: 'Светильники',
    value: 15,
    state: 'off',
    active: false,
    from: null,
    to: null,
    limitTotal: null,
    used: 3,
  }),
  makeCouponRow({
    id: 6,
    code: 'ЛЕТО-2026',
    description: 'Садовая мебель',
    value: 10,
    state: 'ended',
    from: '2026-06-01',
    to: '2026-08-31',
    used: 98,
  }),
];

export const makeStaffCoupon = (given: Partial<StaffCoupon> = {}): StaffCoupon => ({
  ...{ id: 7, code: 'LADA20', state: 'running', used: 412, fed: false, series: null, goods: [], version: 3 },
  fields: {
    ...emptyCoupon,
    ...{ description: 'Диваны «Лада», осенняя акция', value: 20, maxDiscount: 30_000, minTotal: 20_000 },
    ...{ targets: [21], brands: [], excludes: [29], from: '2026-11-01', to: '2026-11-30' },
    ...{ limitTotal: 1_000, limitPerUser: 1 },
  },
  uses: [
    {
      ...{ id: 104_516, number: '104516', placedAt: '2026-11-20T18:20:00+05:00' },
      status: { code: 'new', name: 'Новый' },
    },
    {
      ...{ id: 104_498, number: '104498', placedAt: '2026-11-19T10:05:00+05:00' },
      status: { code: 'done', name: 'Выполнен' },
    },
  ],
  usesTotal: 412,
  changes: [
    {
      ...{ id: 91, at: '2026-11-10T09:30:00+05:00', by: { id: 3, name: 'Елена Ким' }, action: 'save' },
      changes: [{ field: 'limitTotal', from: 500, to: 1_000 }],
    },
    {
      ...{ id: 80, at: '2026-10-28T12:00:00+05:00', by: { id: 3, name: 'Елена Ким' }, action: 'add' },
      changes: [{ field: 'code', from: null, to: 'LADA20' }],
    },
  ],
  ...{ today: '2026-11-21', timeZone: 'Asia/Yekaterinburg' },
  ...given,
});
