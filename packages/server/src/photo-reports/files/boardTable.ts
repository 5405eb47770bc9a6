import { dayCell, textCell } from '@siren/domain/exports';
import type { Cell } from '@siren/domain/exports';
import { boardStateWords } from '@siren/domain/photo-reports';
import type { BoardReport } from '@siren/domain/photo-reports';

const columns: readonly { head: string; cell: (report: BoardReport) => Cell }[] = [
  { head: 'Задание', cell: ({ plan }) => textCell(plan.task) },
  { head: 'Магазин', cell: ({ store }) => textCell(store.name) },
  { head: 'Адрес', cell: ({ store }) => textCell(store.address) },
  { head: 'Регион', cell: ({ store }) => textCell(store.region.name) },
  { head: 'Состояние', cell: ({ state }) => textCell(boardStateWords[state]) },
  { head: 'Последний день', cell: ({ cell }) => dayCell(cell.deadline) },
  { head: 'Снимков', cell: ({ cell }) => ({ kind: 'count', value: cell.photos }) },
  { head: 'Нужно снимков', cell: ({ plan }) => ({ kind: 'count', value: plan.shots.length }) },
  { head: 'Проверяет', cell: ({ cell }) => textCell(cell.reviewer?.name ?? '') },
];

export const boardHeads: readonly string[] = columns.map(({ head }) => head);

/** A line of the board's table. */
export const boardCells = (report: BoardReport): Cell[] => columns.map(({ cell }) => cell(report));
