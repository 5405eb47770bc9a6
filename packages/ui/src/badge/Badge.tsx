import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './Badge.css.ts';

export const badgeTones = [
  'sale',
  'raised',
  'neutral',
  'brand',
  'accent',
  'caution',
  'critical',
  'info',
] as const;
export const badgeShapes = ['tag', 'pill'] as const;

export interface BadgeProps extends Native<'span'> {
  /** `sale` and `raised` lie on pictures; the others say a state. @default 'neutral' */
  tone?: (typeof badgeTones)[number];
  /** `tag` for goods, `pill` for states of orders. @default 'tag' */
  shape?: (typeof badgeShapes)[number];
}

/** One or two words about a thing: «−20 %», «Новинка», «Оплачен». */
export function Badge({ tone = 'neutral', shape = 'tag', ...rest }: BadgeProps) {
  return <span {...rest} className={cx(css.badge, css.shapes[shape], css.tones[tone])} />;
}
