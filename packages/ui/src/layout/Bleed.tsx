import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './layout.css.ts';

export const bleedSides = ['inline', 'block', 'both'] as const;

export interface BleedProps extends Native<'div'> {
  /** Which edges it goes over. @default 'inline' */
  sides?: (typeof bleedSides)[number];
  /** How far, in steps of 4 px: the padding of what it stands in. `page` reaches the edge of the window. @default 'page' */
  by?: keyof typeof css.bleeds;
}

/** Lets what is inside reach over the padding of what it stands in: a picture to the edge of a card, a shelf to that of a phone. */
export function Bleed({ sides = 'inline', by = 'page', ...rest }: BleedProps) {
  return <div {...rest} className={cx(css.bleeds[by], css.bleedSides[sides])} />;
}
