import { createElement } from 'react';
import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { gapStyle } from './Gap.ts';
import type { Gap } from './Gap.ts';
import * as css from './layout.css.ts';

export const boxElements = [
  'div',
  'section',
  'article',
  'main',
  'aside',
  'nav',
  'header',
  'footer',
  'form',
  'ul',
  'ol',
  'li',
  'dl',
  'fieldset',
  'span',
] as const;

export interface StackProps extends Native<'div', 'ref'> {
  /** The element. @default 'div' */
  as?: (typeof boxElements)[number];
  /** Space between, in steps of 4 px, or a pair for phone and wider. @default 4 */
  gap?: Gap;
  /** Across: where the children stand. @default 'stretch' */
  align?: keyof typeof css.aligns;
}

/** Children one under another with even space between them. */
export function Stack({ as = 'div', gap = 4, align, ...rest }: StackProps) {
  return createElement(as, {
    className: cx(css.stack, align && css.aligns[align]),
    style: gapStyle(gap),
    ...rest,
  });
}
