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
  as?: (typeof textElements)[number] | undefined;
  /** Size in px at the default text size. Without it, the size around it. */
  size?: (typeof textSizes)[number] | undefined;
  /** What the words are. Without it, the colour around them. */
  tone?: (typeof textTones)[number] | undefined;
  /** Weight 400, 500 or 600. */
  weight?: (typeof textWeights)[number] | undefined;
  /** Figures of one width, for columns of numbers. @default false */
  numeric?: boolean | undefined;
  /** Never breaks. @default false */
  nowrap?: boolean | undefined;
  /** Cuts after so many lines. */
  lines?: 1 | 2 | 3 | undefined;
  /** Keeps lines short enough to read. @default false */
  prose?: boolean | undefined;
  /** For a label: the field it names. */
  htmlFor?: string | undefined;
  /** For a time: the machine-readable date. */
  dateTime?: string | undefined;
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
