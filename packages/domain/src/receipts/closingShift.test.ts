import { expect, test } from 'vitest';
import { closingProblem, isCarriedOver, isOnItsWay, isUnsettled } from './closingShift.ts';
import { taskStatuses } from './taskEntities.ts';

test('each receipt that is not rung up either stands against closing or goes over to the next shift', () => {
  for (const status of taskStatuses)
    expect([status, isCarriedOver(status) !== isOnItsWay(status)]).toEqual([status, status !== 'done']);
});

test('cash stands against closing until the register, or somebody, has said what became of it', () => {
  expect(taskStatuses.filter(isUnsettled)).toEqual(['waiting', 'sent', 'unknown']);
});

test.each([
  [{ receipts: 1, moves: 1 }, 'shift.hindered'],
  [{ moves: 1 }, 'shift.cash_unsettled'],
  [{ difference: -60, cause: ' ' }, 'shift.cause_needed'],
  [{ difference: -60, cause: 'Сдача' }, null],
  [{}, null],
] as const)('against closing with %j stands %s', (more, problem) => {
  expect(closingProblem({ receipts: 0, moves: 0, cause: '', difference: 0, ...more })).toBe(problem);
});
