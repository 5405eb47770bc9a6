import { renderAs } from '../element/index.ts';
import type { Native, RenderElement } from '../element/index.ts';
import { CloseIcon } from '../icons/index.ts';
import * as css from './Chip.css.ts';

export interface ChipProps extends Native<'button'> {
  /** Switched on. A chip that can be switched says so to screen readers too. */
  selected?: boolean;
  /** Pressing takes it away: it is shown switched on, with a cross. @default false */
  removable?: boolean;
  /** Renders this element, usually a router link. */
  render?: RenderElement;
}

/** A small choice among others: a quick section, a filter that is applied. */
export function Chip({ selected, removable = false, render, children, ...rest }: ChipProps) {
  const state = { 'data-state': (selected ?? removable) ? 'on' : 'off' };
  const role = render
    ? { 'aria-current': selected ? 'page' : undefined }
    : { type: 'button', 'aria-pressed': removable ? undefined : selected };
  const name = removable && typeof children === 'string' ? { 'aria-label': `Убрать: ${children}` } : {};
  const content = (
    <>
      {children}
      {removable && (
        <span className={css.cross}>
          <CloseIcon size="s" />
        </span>
      )}
    </>
  );
  return renderAs(render, 'button', { ...role, ...state, ...name, ...rest, className: css.chip }, content);
}
