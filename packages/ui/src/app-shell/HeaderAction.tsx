import type { ReactNode } from 'react';
import { Count } from '../count/index.ts';
import { renderAs } from '../element/index.ts';
import type { Native, RenderElement } from '../element/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Header.css.ts';

export interface HeaderActionProps extends Native<'a', 'children'> {
  /** The icon, of size `l`. */
  icon: ReactNode;
  /** Words under the icon: «Избранное», or a sum. */
  label: string;
  /** Number in the bubble. @default 0 */
  count?: number;
  /** Said before a label that is no name: «Корзина, 6 товаров» before the sum. */
  name?: string;
  /** Darker words, for a sum. @default false */
  loud?: boolean;
  /** Renders this element, usually a router link. */
  render?: RenderElement;
}

/** A way to what is one's own: account, favourites, cart. */
export function HeaderAction({
  icon,
  label,
  count = 0,
  name,
  loud = false,
  render,
  ...rest
}: HeaderActionProps) {
  const content = (
    <>
      <span className={css.actionIcon}>
        {icon}
        <span className={css.actionCount}>
          <Count value={count} />
        </span>
      </span>
      {name && <VisuallyHidden>{name}, </VisuallyHidden>}
      <span className={css.actionLabel}>{label}</span>
      {!name && count > 0 && <VisuallyHidden>, {count}</VisuallyHidden>}
    </>
  );
  return renderAs(render, 'a', { 'data-loud': loud || undefined, ...rest, className: css.action }, content);
}
