import type { ReactNode } from 'react';
import type { Native } from '../element/index.ts';
import { Heading } from '../heading/index.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends Native<'div', 'title' | 'children'> {
  /** What is so: «В корзине пока пусто». */
  title: string;
  /** What there is instead, or what to do next. */
  text?: ReactNode;
  /** A drawing, 8:5. */
  picture?: ReactNode;
  /** One or two buttons that lead on. */
  action?: ReactNode;
  /** Level of the title. @default 2 */
  level?: 1 | 2 | 3;
}

/** Nothing here, nothing found or nothing came: what is so, why, and the way on. */
export function EmptyState({ title, text, picture, action, level = 2, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={css.box}>
      {picture && <div className={css.picture}>{picture}</div>}
      <Heading level={level} size="panel">
        {title}
      </Heading>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.actions}>{action}</div>}
    </div>
  );
}
