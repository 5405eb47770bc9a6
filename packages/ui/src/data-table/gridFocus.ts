const WIDGET = 'a[href], button, input, select, textarea, [tabindex]';
const CELL = '[role=gridcell], [role=columnheader], [role=rowheader]';

/** The cell of a table that something stands in. */
export function cellOf(target: EventTarget | null): HTMLElement | null {
  const cell = target instanceof Element ? target.closest(CELL) : null;
  return cell instanceof HTMLElement ? cell : null;
}

const isUsable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches(':disabled, [hidden]');

/** What in a cell can have the focus, in the order of the page. */
export const widgetsOf = (cell: Element): HTMLElement[] =>
  [...cell.querySelectorAll(WIDGET)].filter(isUsable);

/** Arrow keys are free to leave it. */
const isSimple = (widget: Element) => widget.matches('a, button, input[type=checkbox]');

/**
 * Where the focus rests in a cell: on its only link, button or checkbox, else on the cell itself. The separator that
 * changes a width does not count: the head of a column is its button.
 */
export function homeOf(cell: HTMLElement): HTMLElement {
  const [first, second] = widgetsOf(cell).filter((widget) => !widget.matches('[role=separator]'));
  return first && !second && isSimple(first) ? first : cell;
}

/** The widget to enter a cell by, the one that it rests on left out. */
export const doorOf = (cell: HTMLElement): HTMLElement | undefined =>
  widgetsOf(cell).find((widget) => widget !== homeOf(cell));

/** The next widget inside of a cell, round and round. */
export function nextInside(
  cell: HTMLElement,
  current: EventTarget | null,
  step: 1 | -1,
): HTMLElement | undefined {
  const widgets = widgetsOf(cell);
  const at = widgets.findIndex((widget) => widget === current);
  return widgets.at((at + step) % widgets.length);
}

/** One stop in the order of Tab: the resting place of the active cell. Everything else is reached by the table's keys. */
export function setTabStop(table: HTMLElement, cell: HTMLElement | null): void {
  const stop = cell && homeOf(cell);
  for (const element of table.querySelectorAll(WIDGET)) {
    if (element instanceof HTMLElement && element !== stop && element.tabIndex !== -1) element.tabIndex = -1;
  }
  /* Written even where it is so by nature: that is how the stop is found from outside. */
  if (stop && stop.getAttribute('tabindex') !== '0') stop.tabIndex = 0;
}

/** The cell in a row by its `aria-rowindex`, from 1, and by its place in it, from 0. */
export function cellAt(table: HTMLElement, row: number, column: number): HTMLElement | null {
  const cell = table.querySelector(`[aria-rowindex="${row}"]`)?.children[column];
  return cell instanceof HTMLElement ? cell : null;
}
