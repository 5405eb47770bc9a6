import type { CouponType } from '@siren/domain/coupons';
import { sectionId } from '../catalogue/index.ts';

/** Money in roubles. */
export interface DemoCoupon {
  code: string;
  description: string;
  type: CouponType;
  value: number;
  maxDiscount: number | null;
  minTotal: number;
  /** External ids of sections that it is for. */
  targets: readonly string[];
  limitTotal: number | null;
  limitPerUser: number | null;
  suggested: boolean;
}

export const coupons: readonly DemoCoupon[] = [
  {
    code: 'СИРЕНЬ10',
    description: '10 % на всё, но не больше 5 000 ₽',
    type: 'percent',
    value: 10,
    maxDiscount: 5000,
    minTotal: 0,
    targets: [],
    limitTotal: null,
    limitPerUser: 3,
    suggested: true,
  },
  {
    code: 'НОВОСЕЛЬЕ',
    description: '3 000 ₽ на заказ от 30 000 ₽',
    type: 'fixed',
    value: 3000,
    maxDiscount: null,
    minTotal: 30_000,
    targets: [],
    limitTotal: null,
    limitPerUser: 1,
    suggested: true,
  },
  {
    code: 'МЯГКО12',
    description: '12 % на диваны и кресла',
    type: 'percent',
    value: 12,
    maxDiscount: null,
    minTotal: 0,
    targets: [sectionId('sofas'), sectionId('seats')],
    limitTotal: null,
    limitPerUser: 3,
    suggested: false,
  },
  {
    code: 'СВЕТ15',
    description: '15 % на светильники',
    type: 'percent',
    value: 15,
    maxDiscount: null,
    minTotal: 0,
    targets: [sectionId('lighting')],
    limitTotal: 200,
    limitPerUser: 1,
    suggested: false,
  },
];

export const certificates: readonly { code: string; nominal: number; money: number }[] = [
  { code: 'DAR-3000-2026', nominal: 3000, money: 3000 },
  { code: 'DAR-5000-2026', nominal: 5000, money: 5000 },
  { code: 'DAR-1000-USED', nominal: 1000, money: 240 },
];
