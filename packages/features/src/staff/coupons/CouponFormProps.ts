import type { ReactNode } from 'react';
import type { CouponForm } from './couponForm.ts';

/** The form of a coupon, new or not. */
export interface CouponFormProps {
  form: {
    fields: CouponForm;
    set(name: keyof CouponForm, value: string): void;
    problemOf(field: string): string | undefined;
  };
  /** The day by the shop's clocks. */
  today: string;
  /** A feed brought it: nothing of it is changed here. @default false */
  readOnly?: boolean;
  /** Each code is for one use: no limits are asked for. @default false */
  single?: boolean;
  /** What stands first: the code of a new one. */
  children?: ReactNode;
}
