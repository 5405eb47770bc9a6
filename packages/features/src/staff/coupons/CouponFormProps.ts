import type { ReactNode } from 'react';
import type { CouponForm } from './couponForm.ts';
import type { GoodNames } from './useGoodNames.ts';

/** The form of a coupon, new or not. */
export interface CouponFormProps {
  form: {
    fields: CouponForm;
    set(name: keyof CouponForm, value: string): void;
    problemOf(field: string): string | undefined;
  };
  goods: GoodNames;
  /** The day by the shop's clocks. */
  today: string;
  /** Nothing of it is changed here: a feed brought it, or it is on its way. @default false */
  readOnly?: boolean;
  /** Each code is for one use: no limits are asked for. @default false */
  single?: boolean;
  /** What stands first: the code of a new one. */
  children?: ReactNode;
}
