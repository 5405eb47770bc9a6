import type { PasswordCost } from '../account/index.ts';
import type { SeedCertificate, SeedCoupon, SeedUser } from '../db/seed/index.ts';

/** The password of every account of a test shop is its login and `-secret`. */
export const passwordOf = (login: string): string => `${login}-secret`;

/** The least that argon2id takes: tests sign in by the hundred. */
export const TEST_COST: PasswordCost = { memory: 8, passes: 1, lanes: 1 };

const user = (fields: Pick<SeedUser, 'login' | 'phone'> & Partial<SeedUser>): SeedUser => ({
  password: passwordOf(fields.login),
  name: `Имя ${fields.login}`,
  email: null,
  flags: [],
  permissions: [],
  bonus: 0,
  ...fields,
});

export const testUsers: readonly SeedUser[] = [
  user({ login: 'buyer', phone: '+79120000001', bonus: 1_500.5, info: 'постоянный покупатель' }),
  user({ login: 'other', phone: '+79120000002' }),
  user({ login: 'blocked', phone: '+79120000003', blocked: true }),
  user({
    login: 'staff',
    phone: '+79120000004',
    flags: ['staff'],
    permissions: ['admin.access', 'client.resolve', 'orders.manage'],
  }),
  user({ login: 'cashier', phone: '+79120000005', flags: ['staff'], permissions: ['backoffice.access'] }),
];

const coupon = (fields: Pick<SeedCoupon, 'code' | 'type' | 'value'> & Partial<SeedCoupon>): SeedCoupon => ({
  description: `Промокод ${fields.code}`,
  maxDiscount: null,
  minTotal: 0,
  targets: [],
  limitTotal: null,
  limitPerUser: null,
  suggested: false,
  ...fields,
});

/** The clock of a test shop starts on 2 March 2026. */
export const testCoupons: readonly SeedCoupon[] = [
  coupon({ code: 'TEN', type: 'percent', value: 10, suggested: true }),
  coupon({ code: 'CAPPED', type: 'percent', value: 50, maxDiscount: 1_000 }),
  coupon({ code: 'FIVE-HUNDRED', type: 'fixed', value: 500, minTotal: 3_000 }),
  coupon({ code: 'LIGHT', type: 'percent', value: 20, targets: ['lighting'] }),
  coupon({ code: 'ONCE', type: 'fixed', value: 100, limitTotal: 1, limitPerUser: 1 }),
  coupon({ code: 'OLD', type: 'percent', value: 10, endsAt: '2026-01-01T00:00:00Z' }),
];

export const testCertificates: readonly SeedCertificate[] = [
  { code: 'GIFT-1000', nominal: 1_000, money: 1_000 },
  { code: 'GIFT-REST', nominal: 5_000, money: 240.5 },
  { code: 'GIFT-EMPTY', nominal: 500, money: 0 },
  { code: 'GIFT-OLD', nominal: 500, money: 500, expiresAt: '2026-01-01T00:00:00Z' },
];
