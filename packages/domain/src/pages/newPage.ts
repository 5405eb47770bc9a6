import { freeSlug, slugOf } from '../catalog/index.ts';
import { pathProblem } from '../sections/index.ts';
import type { StaffPageRow } from './entities.ts';

type Addressed = Pick<StaffPageRow, 'id' | 'path' | 'title'>;

/** The address that a page of a title would get: with a number where it is taken, '' where the title gives none. */
export const newPagePath = (pages: readonly Addressed[], title: string): string =>
  freeSlug([slugOf(title, '')], new Set(pages.flatMap(({ path }) => path ?? [])));

/** What is wrong with the address of a page among the others, in the words of its field; null where nothing is. */
export function takenProblem(
  pages: readonly Addressed[],
  { id, path }: { id: number | null; path: string },
): string | null {
  const wrong = pathProblem(path);
  const owner = pages.find((one) => one.path === path && one.id !== id);
  return wrong ?? (owner ? `Этот адрес у\u00a0страницы «${owner.title}».` : null);
}

/** That an address leads to another page so far, which loses it to the one that takes it; null where it leads nowhere. */
export function addressNote(
  pages: readonly (Addressed & Pick<StaffPageRow, 'addresses'>)[],
  { id, path }: { id: number | null; path: string },
): string | null {
  const owner = pages.find((one) => one.addresses.includes(path) && one.id !== id);
  return owner ? `Сейчас ведёт на\u00a0«${owner.title}». Дальше поведёт сюда.` : null;
}
