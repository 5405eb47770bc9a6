import type { ReactNode } from 'react';
import { cx, renderAs } from '../element/index.ts';
import type { Native, RenderElement } from '../element/index.ts';
import * as css from './IconButton.css.ts';

export const iconButtonVariants = ['plain', 'line', 'raised', 'bare'] as const;
export const iconButtonSizes = ['s', 'm', 'l'] as const;

export interface IconButtonProps extends Native<'button', 'children' | 'aria-label'> {
  /** What pressing does, for those who do not see the icon. */
  label: string;
  /** The icon, usually of size `m` or `l`. */
  icon: ReactNode;
  /** `plain` greys on hover, `line` has an edge, `raised` lies on a picture, `bare` is only the icon. @default 'plain' */
  variant?: (typeof iconButtonVariants)[number];
  /** Side: 36, 44 or 52 px. @default 'm' */
  size?: (typeof iconButtonSizes)[number];
  /** Round instead of rounded. @default false */
  round?: boolean;
  /** Shows that it is switched on, as «В избранное» does. Without it the button has no pressed state. */
  pressed?: boolean;
  /** Renders this element, usually a router link, with the looks of the button. */
  render?: RenderElement;
}

/** A button whose whole label is an icon. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'm',
  round = false,
  pressed,
  render,
  ...rest
}: IconButtonProps) {
  const className = cx(css.iconButton, css.variants[variant], css.sizes[size], round && css.round);
  return renderAs(
    render,
    'button',
    { 'aria-label': label, 'aria-pressed': pressed, title: label, ...rest, className },
    icon,
  );
}
