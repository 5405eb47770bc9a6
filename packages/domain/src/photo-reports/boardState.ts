import type { ReportCell } from './entities.ts';

/** What is to be done about a report, the most urgent first. */
export const boardStates = ['sent', 'overdue', 'rejected', 'draft', 'accepted'] as const;
export type BoardState = (typeof boardStates)[number];

/** How a report stands at a glance: what is overdue says so, whether it was begun or given back. */
export const boardStateOf = ({ status, overdue }: Pick<ReportCell, 'status' | 'overdue'>): BoardState =>
  overdue ? 'overdue' : status;

/** What each state of a report is called. */
export const boardStateWords: Readonly<Record<BoardState, string>> = {
  sent: 'Ждёт проверки',
  overdue: 'Просрочен',
  rejected: 'Переснять',
  draft: 'Ещё есть время',
  accepted: 'Принят',
};
