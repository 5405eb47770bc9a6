import { boardStateOf, boardStates } from '@siren/domain/photo-reports';
import type { BoardState, PhotoPlan, PlannedStore, ReportCell } from '@siren/domain/photo-reports';
import { useSearchParams } from 'react-router-dom';
import { useKept } from '../../api/index.ts';
import { boardResource } from './resources.ts';

/** A report on the board, with what it is of. */
export interface BoardReport {
  cell: ReportCell;
  state: BoardState;
  plan: PhotoPlan;
  store: PlannedStore;
}

const byName = (one: PlannedStore, other: PlannedStore): number =>
  one.name.localeCompare(other.name, 'ru') || one.id - other.id;

/** Every store of these plans, once. */
export const storesOf = (plans: readonly PhotoPlan[]): PlannedStore[] =>
  [...new Map(plans.flatMap(({ stores }) => stores).map((store) => [store.id, store])).values()].toSorted(
    byName,
  );

/** Reports in the order of their last days, stores by name. */
export function reportsOf(plans: readonly PhotoPlan[], cells: readonly ReportCell[]): BoardReport[] {
  const known = new Map(cells.map((cell) => [`${cell.plan} ${cell.store}`, cell]));
  return plans.flatMap((plan) =>
    plan.stores.toSorted(byName).flatMap((store) => {
      const cell = known.get(`${plan.id} ${store.id}`);
      return cell ? [{ cell, state: boardStateOf(cell), plan, store }] : [];
    }),
  );
}

/** What the board shows: month, state and store stand in the address. */
export function useBoard() {
  const [params, setParams] = useSearchParams();
  const period = /^20\d\d-(?:0[1-9]|1[0-2])$/.exec(params.get('period') ?? '')?.[0] ?? null;
  const answer = useKept(boardResource(period));
  const state = boardStates.find((one) => one === params.get('state')) ?? null;
  const store = Number(params.get('store')) || null;
  const queryWith = (change: Record<string, string | null>): string => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change))
      if (value === null) next.delete(name);
      else next.set(name, value);
    return `?${next.toString()}`;
  };
  return {
    answer,
    chosen: { state, store },
    queryWith,
    choose: (change: Record<string, string | null>) => setParams(queryWith(change)),
  };
}
