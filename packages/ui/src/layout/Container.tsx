import { createElement } from 'react';
import * as css from './layout.css.ts';
import type { StackProps } from './Stack.tsx';

export type ContainerProps = Omit<StackProps, 'gap' | 'align'>;

/** The width of a page's content: 1200 at 1280, never over 1520, 16 px from the edges of a phone. */
export function Container({ as = 'div', ...rest }: ContainerProps) {
  return createElement(as, { className: css.container, ...rest });
}
