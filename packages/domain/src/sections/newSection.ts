import { freeSlug, slugOf } from '../catalog/index.ts';
import { foldedText } from '../typed/index.ts';
import type { SectionPlace } from './entities.ts';
import { SECTION_PATH_MAX } from './pathProblem.ts';

/** A section that staff make. */
export interface NewSection {
  name: string;
  /** Address of its page in the shop. */
  path: string;
  /** The section that it lies in; null at the top. */
  parent: number | null;
}

/** `unknown`: what it should lie in is not there. */
export type NewSectionProblem = 'unknown' | 'name' | 'path';

type Named = SectionPlace & { name: string; path: string };

/** Whether shoppers would read both names as one. */
export const isSameName = (one: string, other: string): boolean => foldedText(one) === foldedText(other);

/** Whether a section that staff make, or call otherwise, would stand beside one of its name. */
export const nameProblem = (
  sections: readonly Omit<Named, 'path'>[],
  { id, name, parent }: { id: number | null; name: string; parent: number | null },
): boolean => sections.some((one) => one.id !== id && one.parent === parent && isSameName(one.name, name));

/** Why a section cannot be made; null where it can. Elsewhere in the tree another one may have its name. */
export function newSectionProblem(
  sections: readonly Named[],
  { name, path, parent }: NewSection,
): NewSectionProblem | null {
  if (parent !== null && !sections.some(({ id }) => id === parent)) return 'unknown';
  if (nameProblem(sections, { id: null, name, parent })) return 'name';
  return sections.some((one) => one.path === path) ? 'path' : null;
}

/** The address that a new section would get: of its name, with that of the section around it where it is taken, else with a number. */
export function pathOfName(
  sections: readonly Named[],
  { name, parent }: Pick<NewSection, 'name' | 'parent'>,
): string {
  const base = slugOf(name, '');
  if (base === '') return '';
  const around = slugOf(sections.find(({ id }) => id === parent)?.name ?? '', '');
  const slugs = [base, ...(around === '' ? [] : [`${base}-${around}`])];
  return freeSlug(
    slugs.filter((path) => path.length <= SECTION_PATH_MAX),
    new Set(sections.map(({ path }) => path)),
  );
}
