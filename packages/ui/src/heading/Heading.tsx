import { createElement } from 'react';
import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './Heading.css.ts';

export const headingSizes = ['hero', 'page', 'block', 'panel', 'card', 'group'] as const;
export const headingLevels = [1, 2, 3, 4] as const;
type HeadingSize = (typeof headingSizes)[number];

export interface HeadingProps extends Native<'h2'> {
  /** Place in the outline of the page: h1 to h4. @default 2 */
  level?: (typeof headingLevels)[number];
  /** Looks, which need not follow the level. @default page, block, card or group, by level */
  size?: HeadingSize;
  /** Takes the colour around it, for words on a picture. @default false */
  inherit?: boolean;
}

const sizeOf: Record<(typeof headingLevels)[number], HeadingSize> = {
  1: 'page',
  2: 'block',
  3: 'card',
  4: 'group',
};

/** A heading, tight and semibold: 44, 32, 24, 20, 18 or 16 px, the large ones smaller on phones. */
export function Heading({ level = 2, size = sizeOf[level], inherit = false, ...rest }: HeadingProps) {
  const className = cx(css.heading, css.sizes[size], inherit && css.inherit);
  return createElement(`h${level}`, { className, ...rest });
}
