import type { KeyboardEvent, MouseEvent } from 'react';
import { renderAs } from '../element/index.ts';
import type { Native, RenderElement } from '../element/index.ts';
import { CloseIcon } from '../icons/index.ts';
import * as css from './Chip.css.ts';

export interface ChipProps extends Native<'button'> {
  /** Switched on. A chip that can be switched says so to screen readers too. */
  selected?: boolean;
  /** Pressing takes it away, and so do Delete and Backspace: it is shown switched on, with a cross. @default false */
  removable?: boolean;
  /** Renders this element, usually a router link. */
  render?: RenderElement;
}

const REMOVABLE = '[data-removable]';

/** Whoever takes away a chip goes on to the next one in its list, or to the one before the last. */
function passFocus(chip: HTMLElement): void {
  if (document.activeElement !== chip) return;
  const list = chip.closest('ul, ol, [role=list], [role=group]') ?? chip.parentElement;
  const chips = [...(list?.querySelectorAll<HTMLElement>(REMOVABLE) ?? [])];
  const place = chips.indexOf(chip);
  (chips[place + 1] ?? chips[place - 1])?.focus();
}

/** A small choice among others: a quick section, a filter that is applied. */
export function Chip({ selected, removable = false, render, children, ...rest }: ChipProps) {
  const state = {
    'data-state': (selected ?? removable) ? 'on' : 'off',
    'data-removable': removable || undefined,
  };
  const role = render
    ? { 'aria-current': selected ? 'page' : undefined }
    : { 'aria-pressed': removable ? undefined : selected };
  const name = removable && typeof children === 'string' ? { 'aria-label': `Убрать: ${children}` } : {};
  const removal = removable && {
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      passFocus(event.currentTarget);
      rest.onClick?.(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      rest.onKeyDown?.(event);
      if (event.defaultPrevented || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
      event.preventDefault();
      event.currentTarget.click();
    },
  };
  const content = (
    <>
      <span className={css.words}>{children}</span>
      {removable && (
        <span className={css.cross}>
          <CloseIcon size="s" />
        </span>
      )}
    </>
  );
  const props = { ...role, ...state, ...name, ...rest, ...removal, className: css.chip };
  return renderAs(render, 'button', props, content);
}
