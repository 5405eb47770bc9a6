import { userEvent, within } from 'storybook/test';

/** The parts of a table as one finds them. */
export const inside = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const grid = () => canvas.getByRole('grid');
  const head = (name: string) => canvas.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  const sorter = (name: string) => within(head(name)).getByRole('button');
  const codes = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const mark = (name: string) => canvas.getByRole('checkbox', { name: `Выбрать: ${name}` });
  const all = () => canvas.getByRole('checkbox', { name: 'Выбрать всё' });
  const press = (keys: string) => userEvent.keyboard(keys);
  const cell = (row: number, column: number) =>
    grid().querySelector(`[aria-rowindex="${row}"]`)?.children[column] as HTMLElement;
  /** How many things Tab comes to. */
  const stops = () =>
    [...grid().querySelectorAll<HTMLElement>('a, button, input, [tabindex]')].filter(
      ({ tabIndex }) => tabIndex === 0,
    ).length;
  return { canvas, grid, head, sorter, codes, mark, all, press, cell, stops };
};
