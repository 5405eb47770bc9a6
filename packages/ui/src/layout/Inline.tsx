import { createElement } from 'react';
import { cx } from '../element/index.ts';
import { gapStyle } from './Gap.ts';
import * as css from './layout.css.ts';
import type { StackProps } from './Stack.tsx';

export interface InlineProps extends StackProps {
  /** Along: where the children stand. @default 'start' */
  justify?: keyof typeof css.justifies;
  /** Keeps to one line. @default false */
  nowrap?: boolean;
}

/** Children beside one another, on as many lines as they need. */
export function Inline({ as = 'div', gap = 2, align = 'center', justify, nowrap, ...rest }: InlineProps) {
  const className = cx(
    css.inline,
    css.aligns[align],
    justify && css.justifies[justify],
    nowrap && css.nowrap,
  );
  return createElement(as, { className, style: gapStyle(gap), ...rest });
}
