import { createElement } from 'react';
import type { ReactElement } from 'react';
import { gapStyle, nameOf } from './Gap.ts';
import * as css from './layout.css.ts';
import type { StackProps } from './Stack.tsx';

export interface GridProps extends Omit<StackProps, 'align'> {
  /** Columns on phone, tablet and desk, for instance `[2, 3, 4]` for cards. */
  columns: readonly [phone: number, tablet: number, desk: number];
}

/** Even columns whose number follows the width of the screen. */
export function Grid({ as = 'div', gap = 4, columns, ...rest }: GridProps): ReactElement {
  const [phone, tablet, desk] = columns;
  const style = {
    ...gapStyle(gap),
    [nameOf(css.columns)]: phone,
    [nameOf(css.columnsTablet)]: tablet,
    [nameOf(css.columnsDesk)]: desk,
  };
  return createElement(as, { className: css.grid, style, ...rest });
}
