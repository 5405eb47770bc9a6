import { createElement } from 'react';
import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './Text.css.ts';

export const textSizes = [12, 14, 16, 18, 20] as const;
export const textTones = ['strong', 'muted', 'disabled', 'brand', 'positive', 'caution', 'critical'] as const;
export const textWeights = ['normal', 'medium', 'strong'] as const;
export const textElements = [
  'p',
  'span',
  'div',
  'strong',
  'small',
  's',
  'dt',
  'dd',
  'li',
  'label',
  'legend',
  'time',
  'address',
] as const;

export interface TextProps extends Native<'p', 'ref'> {
  /** The element. @default 'p' */
  as?: (typeof textElements)[number];
  /** Size in px at the default text size. Without it, the size around it. */
  size?: (typeof textSizes)[number];
  /** What the words are. Without it, the colour around them. */
  tone?: (typeof textTones)[number];
  /** Weight 400, 500 or 600. */
  weight?: (typeof textWeights)[number];
  /** Figures of one width, for columns of numbers. @default false */
  numeric?: boolean;
  /** Never breaks. @default false */
  nowrap?: boolean;
  /** Cuts after so many lines. */
  lines?: 1 | 2 | 3;
  /** Keeps lines short enough to read. @default false */
  prose?: boolean;
  /** For a label: the field it names. */
  htmlFor?: string;
  /** For a time: the machine-readable date. */
  dateTime?: string;
}

/** Words of the body: size, tone and weight from the tokens. */
export function Text({ as = 'p', size, tone, weight, numeric, nowrap, lines, prose, ...rest }: TextProps) {
  const className = cx(
    size && css.sizes[size],
    tone && css.tones[tone],
    weight && css.weights[weight],
    numeric && css.numeric,
    nowrap && css.nowrap,
    lines && css.lines[lines],
    prose && css.prose,
  );
  return createElement(as, { className: className || undefined, ...rest });
}
