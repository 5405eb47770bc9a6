import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardFiltersIn } from './boardFilters.ts';
import {
  boardReports,
  narrowedReports,
  regionsOf,
  reviewersOf,
  storesOf,
  waitingAround,
} from './boardReports.ts';
import type { BoardFilters, BoardReport } from './boardReports.ts';
import { boardStates } from './boardState.ts';
import { deadlineProblem } from './deadlineProblem.ts';
import { reportStatuses } from './entities.ts';
import type { PhotoPlan, ReportCell } from './entities.ts';
import { isOverdue } from './isOverdue.ts';

const storeOf = (id: number) => ({
  ...{ id, name: `Магазин ${id % 3}`, address: '', timeZone: 'Europe/Moscow' },
  region: { id: 1 + (id % 2), name: `Регион ${id % 2}` },
});
const planOf = (id: number, stores: readonly number[]): PhotoPlan => ({
  ...{ id, period: '2026-11', task: `План ${id}`, deadline: '2026-11-18', shots: [], version: 1 },
  stores: stores.map(storeOf),
});
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 });
const board = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 4 }), ids), { selector: ([id]) => id, maxLength: 4 })
  .map((parts) => parts.map(([id, stores]) => planOf(id, stores)))
  .chain((plans) =>
    fc
      .tuple(
        ...plans.flatMap((plan) =>
          plan.stores.map((store) =>
            fc
              .record({
                status: fc.constantFrom(...reportStatuses),
                reviewer: fc.option(fc.constantFrom({ id: 1, name: 'Ким' }, { id: 2, name: 'Бойко' })),
                overdue: fc.boolean(),
              })
              .map((one): ReportCell => ({
                ...{ ...one, plan: plan.id, store: store.id, photos: 0, deadline: plan.deadline },
                overdue: one.overdue && one.status !== 'sent' && one.status !== 'accepted',
              })),
          ),
        ),
      )
      .map((cells) => ({ plans, cells, reports: boardReports(plans, cells) })),
  );
const filters = fc.record<BoardFilters>({
  state: fc.option(fc.constantFrom(...boardStates)),
  store: fc.option(fc.integer({ min: 1, max: 6 })),
  region: fc.option(fc.integer({ min: 1, max: 2 })),
  reviewer: fc.option(fc.integer({ min: 1, max: 2 })),
});
const none: BoardFilters = { state: null, store: null, region: null, reviewer: null };
const atOf = ({ plan, store }: BoardReport) => ({ plan: plan.id, store: store.id });

test('a board has every report of its plans once, and several filters show what each of them shows', () => {
  fc.assert(
    fc.property(board, filters, ({ reports, cells }, given) => {
      expect(reports).toHaveLength(cells.length);
      expect(narrowedReports(reports, none)).toEqual(reports);
      const each = Object.entries(given).map(([name, value]) =>
        narrowedReports(reports, { ...none, [name]: value }),
      );
      const all = reports.filter((one) => each.every((shown) => shown.includes(one)));
      expect(narrowedReports(reports, given)).toEqual(all);
    }),
  );
});

test('each report has one state, so that the queues together are all reports', () => {
  fc.assert(
    fc.property(board, ({ reports }) => {
      const queues = boardStates.flatMap((state) => narrowedReports(reports, { ...none, state }));
      expect(new Set(queues)).toEqual(new Set(reports));
      expect(queues).toHaveLength(reports.length);
    }),
  );
});

test('what one may choose from leaves no report out, and nothing of it is empty', () => {
  fc.assert(
    fc.property(board, ({ plans, cells, reports }) => {
      for (const { id } of storesOf(plans))
        expect(narrowedReports(reports, { ...none, store: id }).length).toBeGreaterThan(0);
      const byRegion = regionsOf(plans).flatMap(({ id }) =>
        narrowedReports(reports, { ...none, region: id }),
      );
      expect(byRegion).toHaveLength(reports.length);
      const seen = reviewersOf(cells).flatMap(({ id }) =>
        narrowedReports(reports, { ...none, reviewer: id }),
      );
      expect(seen).toHaveLength(cells.filter(({ reviewer }) => reviewer !== null).length);
    }),
  );
});

test('who goes on to the next waiting report sees each of them once and comes back', () => {
  fc.assert(
    fc.property(board, ({ reports }) => {
      const waiting = reports.filter(({ state }) => state === 'sent');
      const [first] = waiting;
      if (!first) return;
      let at = first;
      const seen = [first];
      for (let next = waitingAround(reports, atOf(at)).next; next && next !== first; seen.push(at)) {
        expect(waitingAround(reports, atOf(next)).previous).toBe(at);
        at = next;
        next = waitingAround(reports, atOf(at)).next;
      }
      expect(seen).toEqual(waiting);
      expect(seen.map((one) => waitingAround(reports, atOf(one)).place)).toEqual(
        waiting.map((_, place) => place + 1),
      );
    }),
  );
});

test('from a report that waits no more one goes on to those around it', () => {
  fc.assert(
    fc.property(board, ({ reports }) => {
      for (const [at, one] of reports.entries()) {
        const { next, place, total } = waitingAround(reports, atOf(one));
        const after = [...reports.slice(at + 1), ...reports.slice(0, at)].find(
          ({ state }) => state === 'sent',
        );
        expect(next).toBe(after ?? null);
        expect(place === null).toBe(one.state !== 'sent');
        expect(total).toBe(reports.filter(({ state }) => state === 'sent').length);
      }
    }),
  );
});

test('an address that means nothing narrows by nothing', () => {
  const said = (values: Record<string, string>) => boardFiltersIn((name) => values[name] ?? null);
  expect(said({})).toEqual(none);
  expect(said({ state: 'gone', store: '-1', region: '1.5', reviewer: 'x' })).toEqual(none);
  const given = { state: 'sent', store: '3', region: '2', reviewer: '7' };
  expect(said(given)).toEqual({ state: 'sent', store: 3, region: 2, reviewer: 7 });
});

test('a new last day that is taken gives time by the clocks of the store, whichever they are', () => {
  const zone = fc.constantFrom('Europe/Kaliningrad', 'Asia/Yekaterinburg', 'Asia/Kamchatka');
  const now = fc.integer({ min: Date.parse('2026-10-01'), max: Date.parse('2026-12-31') });
  const day = fc.integer({ min: 1, max: 30 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);
  fc.assert(
    fc.property(zone, now, day, (timeZone, at, deadline) => {
      const isOver = isOverdue({ status: 'rejected', deadline, timeZone }, at);
      expect(deadlineProblem({ deadline, timeZone }, at) !== null).toBe(isOver);
    }),
  );
});
