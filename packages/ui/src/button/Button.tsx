import type { MouseEvent, ReactNode } from 'react';
import { cx, renderAs } from '../element/index.ts';
import type { Native, RenderElement } from '../element/index.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './Button.css.ts';

export const buttonVariants = ['solid', 'soft', 'line', 'add', 'accent', 'danger'] as const;
export const buttonSizes = ['s', 'm', 'l'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonProps extends Native<'button'> {
  /** How loud: one `solid` a view; `add` is the quiet «В корзину»; `accent` is teal; `danger` takes away. @default 'solid' */
  variant?: ButtonVariant;
  /** Least height: 36, 44 or 52 px. @default 'm' */
  size?: ButtonSize;
  /** Takes the whole width of its place. @default false */
  wide?: boolean;
  /** Shows a spinner over the label, keeps the width and the focus, refuses presses. @default false */
  loading?: boolean;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Renders this element, usually a router link, with the looks of the button. */
  render?: RenderElement;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/** Does something, and its label says what. What leads elsewhere is a link: give it as `render`. */
export function Button({
  variant = 'solid',
  size = 'm',
  wide = false,
  loading = false,
  icon,
  render,
  children,
  ...rest
}: ButtonProps) {
  const className = cx(css.button, css.forced, css.variants[variant], css.sizes[size], wide && css.wide);
  const busy = loading && { 'aria-busy': true, 'aria-disabled': true, onClick: refuse };
  const content = (
    <>
      <span className={css.label}>
        {icon && <span className={css.icon}>{icon}</span>}
        <span className={css.words}>{children}</span>
      </span>
      {loading && (
        <span className={css.wait}>
          <Spinner tone="current" size="m" />
        </span>
      )}
    </>
  );
  return renderAs(render, 'button', { ...rest, ...busy, className }, content);
}
