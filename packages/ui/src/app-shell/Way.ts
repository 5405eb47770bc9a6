import type { ReactNode } from 'react';
import type { RenderElement } from '../element/index.ts';

/** One way of a main menu, at the bottom of a phone or at the side of a desk. */
export interface Way {
  /** «Заказы». */
  label: string;
  /** The icon: of size `l` in a bottom bar, `m` in a sidebar. */
  icon: ReactNode;
  /** Address, for a plain link. */
  href?: string;
  /** Element of the link, usually a router link. */
  render?: RenderElement;
  /** The page is this or part of it. @default false */
  current?: boolean;
  /** Number in the bubble. @default 0 */
  count?: number;
  /** The number in words, for screen readers: «6 новых». @default the number */
  countLabel?: string;
}
