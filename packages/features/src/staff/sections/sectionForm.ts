import type { PayloadOf } from '@siren/contract/calls';
import { sectionSorts } from '@siren/domain/catalog';
import { allChoices, pathProblem } from '@siren/domain/sections';
import type { FacetChoice, StaffSection } from '@siren/domain/sections';
import { listText, pinnedText, sortText } from '../kit/index.ts';
import { facetsText } from './sectionWords.ts';

export type SectionWish = Omit<PayloadOf<'/api/admin/sections/save'>, 'id' | 'version'>;

/**
 * What stands in the form of a section: texts by the name of their field. Filters are their JSON, empty for those of above; an order is
 * empty for that of the shop, pins are their ids; a list is its id, empty for none.
 */
export type SectionForm = Readonly<
  Record<'name' | 'path' | 'title' | 'description' | 'facets' | 'sort' | 'pins' | 'list', string>
>;

export const formOf = ({
  name,
  path,
  title,
  description,
  facets,
  sort,
  pins,
  list,
}: StaffSection): SectionForm => ({
  ...{ name, path, title, description, sort: sort ?? '', pins: pinsOf(pins) },
  list: list === null ? '' : String(list),
  facets: facets === null ? '' : JSON.stringify(facets),
});

/** Filters as the form has them; null where they are those of the section above. */
export const choicesIn = (facets: string): FacetChoice[] | null =>
  facets === '' ? null : (JSON.parse(facets) as FacetChoice[]);

/** Pins as the form has them. */
export const pinsOf = (ids: readonly number[]): string => ids.join(', ');
export const pinsIn = (pins: string): number[] => (pins === '' ? [] : pins.split(', ').map(Number));

/** All filters that there are, in the order of the form. */
export const shownChoices = ({ found, above }: StaffSection, facets: string): FacetChoice[] =>
  allChoices(found, choicesIn(facets) ?? above);

/** What is wrong with a field, in words of its own. */
export function problemsOf({ name, path }: SectionForm): Partial<Record<keyof SectionForm, string>> {
  const wrong = pathProblem(path.trim());
  return {
    ...(name.trim() === '' && { name: 'Напишите название.' }),
    ...(wrong !== null && { path: wrong }),
  };
}

/** What a form asks of the server; fields that stayed are left out. */
export function wishOf({ facets, sort, pins, list, ...texts }: Partial<SectionForm>): SectionWish {
  const set = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()]));
  return {
    set: {
      ...set,
      ...(facets !== undefined && { facets: choicesIn(facets) }),
      ...(sort !== undefined && { sort: sectionSorts.find((known) => known === sort) ?? null }),
      ...(pins !== undefined && { pins: pinsIn(pins) }),
      ...(list !== undefined && { list: list === '' ? null : Number(list) }),
    },
  };
}

/** What a field says, for whoever chooses between two. */
export function saidBy(
  { found, pinned, lists }: StaffSection,
  field: keyof SectionForm,
  text: string,
): string {
  if (field === 'facets') return facetsText(found, choicesIn(text));
  if (field === 'sort') return sortText(text || null);
  if (field === 'list') return listText(lists, text);
  return field === 'pins' ? pinnedText(pinned, text) : text;
}
