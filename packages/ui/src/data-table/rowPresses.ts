import type { MouseEvent as ReactMouseEvent } from 'react';

const WIDGET = 'a, button, input, select, textarea, label, summary, [role=separator]';

const rowOf = (target: Element) => target.closest<HTMLElement>('[aria-rowindex]');

/** The link of a row is that of its first column. */
const linkOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[role=rowheader] a[href]');

/**
 * A press anywhere in a row is a press on its link, with the same keys held: so the browser opens a new tab, or a router
 * goes there, as it would for the link itself.
 */
export function openRow(
  row: Element | null | undefined,
  held: { ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean } = {},
): void {
  linkOf(row)?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ...held }),
  );
}

export interface RowPresses {
  /** Index of the row, or null for the head. */
  onMark: (index: number | null, range: boolean) => void;
}

/** Presses of a mouse or a finger on rows; those on widgets in them are their own. */
export const rowPresses = ({ onMark }: RowPresses) => {
  const pressed = ({ target, currentTarget }: ReactMouseEvent): HTMLElement | null => {
    const inside = target instanceof Element && currentTarget.contains(target);
    return inside && !target.closest(WIDGET) ? rowOf(target) : null;
  };
  return {
    onClick: (event: ReactMouseEvent) => {
      const { target } = event;
      const mark = target instanceof HTMLInputElement && target.closest('[data-mark]');
      if (mark) {
        const index = rowOf(mark)?.dataset['index'];
        onMark(index === undefined ? null : Number(index), event.shiftKey);
      } else if (getSelection()?.type !== 'Range') openRow(pressed(event), event);
    },
    onAuxClick: (event: ReactMouseEvent) => {
      /* Whichever of the two keys the system takes for «in a new tab». */
      if (event.button === 1) openRow(pressed(event), { ctrlKey: true, metaKey: true });
    },
    onMouseDown: (event: ReactMouseEvent) => {
      const row = pressed(event);
      /* The middle button would start scrolling, Shift would select the words between two marks. */
      if (linkOf(row) && event.button === 1) event.preventDefault();
      if (event.shiftKey && event.target instanceof Element && event.target.closest('[data-mark]'))
        event.preventDefault();
    },
  };
};
