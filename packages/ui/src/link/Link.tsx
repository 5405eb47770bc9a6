import { cx, renderAs } from '../element/index.ts';
import type { Native, RenderElement } from '../element/index.ts';
import * as css from './Link.css.ts';

export const linkVariants = ['brand', 'inherit', 'quiet'] as const;

export interface LinkProps extends Native<'a'> {
  /** `brand` is purple and underlined, `inherit` keeps the colour around it, `quiet` shows itself on hover. @default 'brand' */
  variant?: (typeof linkVariants)[number];
  /** Dashed line, for words that open something in place. @default false */
  dashed?: boolean;
  /** Covers its nearest positioned ancestor, a whole card for instance. @default false */
  stretched?: boolean;
  /** Renders this element with the looks of a link: a router link, or a button that acts in place. */
  render?: RenderElement;
}

/** Leads elsewhere. In place, give it a button: `<Link dashed render={<button type="button" onClick={open} />}>`. */
export function Link({
  variant = 'brand',
  dashed = false,
  stretched = false,
  render,
  children,
  ...rest
}: LinkProps) {
  const className = cx(
    css.link,
    css.variants[variant],
    dashed && css.dashed,
    stretched ? css.stretched : css.own,
  );
  return renderAs(render, 'a', { ...rest, className }, children);
}
