import { createElement } from 'react';
import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './Card.css.ts';

export const cardTones = ['raised', 'sunken', 'selected'] as const;
export const cardPaddings = ['none', 'm', 'l'] as const;

export interface CardProps extends Native<'div', 'ref'> {
  /** The element. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form';
  /** Colour of the ground. @default 'raised' */
  tone?: (typeof cardTones)[number];
  /** Room inside: none for rows that bring their own, 20 or 24 px, 16 on phones. @default 'l' */
  padding?: (typeof cardPaddings)[number];
}

/** A surface with an edge; it has no shadow, for nothing floats. */
export function Card({ as = 'div', tone = 'raised', padding = 'l', ...rest }: CardProps) {
  return createElement(as, { ...rest, className: cx(css.card, css.tones[tone], css.paddings[padding]) });
}
