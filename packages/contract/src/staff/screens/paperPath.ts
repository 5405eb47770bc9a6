import { readId } from '@siren/domain/lists';
import { staffScreens } from './staffScreens.ts';
import type { StaffScreenName } from './staffScreens.ts';

/** Stands between records and what is printed of them. */
const PRINT = 'print';

/** So many records are printed at once. */
export const PAPERS_MAX = 50;

/** What is printed of the records of a screen. */
export type PaperName<Name extends StaffScreenName> = (typeof staffScreens)[Name]['papers'][number];

/**
 * Records whose paper an address asks for: ids with commas between them, none of them twice. null for anything else, and
 * for more than are printed at once.
 */
export function paperIds(text: string): number[] | null {
  const parts = text.split(',');
  if (parts.length > PAPERS_MAX || !parts.every((part) => readId(part) !== null)) return null;
  return new Set(parts).size === parts.length ? parts.map(Number) : null;
}

/** Address of a paper below that of its area, without slashes around it. */
export const paperPath = <Name extends StaffScreenName>(
  name: Name,
  ids: readonly number[],
  paper: PaperName<Name>,
): string => `${staffScreens[name].path}/${ids.join(',')}/${PRINT}/${paper}`;

/** That address as a pattern of a router, in which `:id` stands for the records. */
export const paperPattern = <Name extends StaffScreenName>(name: Name, paper: PaperName<Name>): string =>
  `${staffScreens[name].path}/:id/${PRINT}/${paper}`;

/** Whether an address below that of its screen is that of a paper. */
export function isPaper(papers: readonly string[], below: string): boolean {
  const [ids = '', print, paper, ...rest] = below.split('/');
  return (
    rest.length === 0 && print === PRINT && papers.some((one) => one === paper) && paperIds(ids) !== null
  );
}
