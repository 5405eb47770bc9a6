import { boardFiltersIn } from '@siren/domain/photo-reports';
import type { ReportCell } from '@siren/domain/photo-reports';
import { useSearchParams } from 'react-router-dom';
import { useKept } from '../../api/index.ts';
import { boardFile, boardResource, reportPath } from './resources.ts';

/** What a report is of. */
export type ReportOf = Pick<ReportCell, 'plan' | 'store'>;

/** What a link to a report needs. */
export type LinkOf = (of: ReportOf) => { id: string; to: string; 'aria-current'?: 'true' };

/** Reports that are open stand in the address as «12-3»: plan and store. */
const named = ({ plan, store }: ReportOf): string => `${plan}-${store}`;
const linkId = (of: ReportOf): string => `report-${named(of)}`;

function readOf(text: string | null): ReportOf | null {
  const [, plan, store] = /^(\d{1,9})-(\d{1,9})$/.exec(text ?? '') ?? [];
  return plan === undefined ? null : { plan: Number(plan), store: Number(store) };
}

/** Gives the focus back to the cell of a report that was open, once the board is there. */
export const focusCell = (of: ReportOf): void => document.getElementById(linkId(of))?.focus();

/** What the board shows: month, filters and the report that is open beside it stand in the address. */
export function useBoard() {
  const [params, setParams] = useSearchParams();
  const period = /^20\d\d-(?:0[1-9]|1[0-2])$/.exec(params.get('period') ?? '')?.[0] ?? null;
  const answer = useKept(boardResource(period));
  const opened = readOf(params.get('report'));
  const queryWith = (change: Record<string, string | null>): string => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change))
      if (value === null) next.delete(name);
      else next.set(name, value);
    return `?${next.toString()}`;
  };
  const linkOf =
    (beside: boolean): LinkOf =>
    (of) => ({
      id: linkId(of),
      to: beside ? queryWith({ report: named(of) }) : reportPath(of),
      ...(opened && named(opened) === named(of) && { 'aria-current': 'true' }),
    });
  return {
    ...{ answer, opened, queryWith, linkOf },
    filters: boardFiltersIn((name) => params.get(name)),
    choose: (change: Record<string, string | null>) => setParams(queryWith(change)),
    /** One goes back to the board from whichever one has come to. */
    goTo: (of: ReportOf) => setParams(queryWith({ report: named(of) }), { replace: true }),
    close: () => setParams(queryWith({ report: null })),
    fileOf: (month: string) => boardFile(params, month),
  };
}
export type Board = ReturnType<typeof useBoard>;
