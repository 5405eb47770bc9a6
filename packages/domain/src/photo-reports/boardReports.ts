import { boardStateOf } from './boardState.ts';
import type { BoardState } from './boardState.ts';
import type { PhotoPlan, PlannedStore, ReportCell, Reviewer } from './entities.ts';

/** A report on the board, with what it is of. */
export interface BoardReport {
  cell: ReportCell;
  state: BoardState;
  plan: PhotoPlan;
  store: PlannedStore;
}

/** What a board is narrowed by; null is all. Ids, and a state. */
export interface BoardFilters {
  state: BoardState | null;
  store: number | null;
  region: number | null;
  /** Who looked at it last. */
  reviewer: number | null;
}

interface Named {
  id: number;
  name: string;
}

const byName = (one: Named, other: Named): number =>
  one.name.localeCompare(other.name, 'ru') || one.id - other.id;

const onceEach = <One extends Named>(all: readonly One[]): One[] =>
  [...new Map(all.map((one) => [one.id, one])).values()].toSorted(byName);

/** Every store of these plans, once, by name. */
export const storesOf = (plans: readonly Pick<PhotoPlan, 'stores'>[]): PlannedStore[] =>
  onceEach(plans.flatMap(({ stores }) => stores));

/** Every region of their stores, once, by name. */
export const regionsOf = (plans: readonly Pick<PhotoPlan, 'stores'>[]): Named[] =>
  onceEach(storesOf(plans).map(({ region }) => region));

/** Everybody who looked at one of these reports, once, by name. */
export const reviewersOf = (cells: readonly Pick<ReportCell, 'reviewer'>[]): Reviewer[] =>
  onceEach(cells.flatMap(({ reviewer }) => reviewer ?? []));

/** Reports in the order of the plans, which is that of their last days; stores by name. */
export function boardReports(plans: readonly PhotoPlan[], cells: readonly ReportCell[]): BoardReport[] {
  const known = new Map(cells.map((cell) => [`${cell.plan} ${cell.store}`, cell]));
  return plans.flatMap((plan) =>
    plan.stores.toSorted(byName).flatMap((store) => {
      const cell = known.get(`${plan.id} ${store.id}`);
      return cell ? [{ cell, state: boardStateOf(cell), plan, store }] : [];
    }),
  );
}

/** Those that fit all filters, in their order. */
export const narrowedReports = (
  reports: readonly BoardReport[],
  { state, store, region, reviewer }: BoardFilters,
): BoardReport[] =>
  reports.filter(
    (one) =>
      (state === null || one.state === state) &&
      (store === null || one.store.id === store) &&
      (region === null || one.store.region.id === region) &&
      (reviewer === null || one.cell.reviewer?.id === reviewer),
  );

/** Where a report stands among those that wait for a reviewer. */
export interface Waiting {
  total: number;
  /** From 1 on; null where it does not wait itself. */
  place: number | null;
  /** The nearest other ones; after the last comes the first. null where none waits but it. */
  previous: BoardReport | null;
  next: BoardReport | null;
}

/** The neighbours of a report among those that wait. @param reports as the board has them, the report among them or not */
export function waitingAround(
  reports: readonly BoardReport[],
  { plan, store }: { plan: number; store: number },
): Waiting {
  const isIt = (one: BoardReport): boolean => one.plan.id === plan && one.store.id === store;
  const waiting = reports.filter(({ state }) => state === 'sent');
  const at = reports.findIndex(isIt);
  const others = [...reports.slice(at + 1), ...reports.slice(0, Math.max(at, 0))].filter(
    ({ state }) => state === 'sent',
  );
  return {
    total: waiting.length,
    place: waiting.findIndex(isIt) + 1 || null,
    previous: others.at(-1) ?? null,
    next: others[0] ?? null,
  };
}
