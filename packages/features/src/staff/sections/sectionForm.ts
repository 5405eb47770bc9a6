import type { PayloadOf } from '@siren/contract/calls';
import { allChoices, pathProblem } from '@siren/domain/sections';
import type { FacetChoice, StaffSection } from '@siren/domain/sections';
import { facetsText } from './sectionWords.ts';

export type SectionWish = Omit<PayloadOf<'/api/admin/sections/save'>, 'id' | 'version'>;

/** What stands in the form of a section: texts by the name of their field. Filters are their JSON, empty for those of above. */
export type SectionForm = Readonly<Record<'name' | 'path' | 'title' | 'description' | 'facets', string>>;

export const formOf = ({ name, path, title, description, facets }: StaffSection): SectionForm => ({
  ...{ name, path, title, description },
  facets: facets === null ? '' : JSON.stringify(facets),
});

/** Filters as the form has them; null where they are those of the section above. */
export const choicesIn = (facets: string): FacetChoice[] | null =>
  facets === '' ? null : (JSON.parse(facets) as FacetChoice[]);

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
export function wishOf({ facets, ...texts }: Partial<SectionForm>): SectionWish {
  const set = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()]));
  return { set: { ...set, ...(facets !== undefined && { facets: choicesIn(facets) }) } };
}

/** What a field says, for whoever chooses between two. */
export const saidBy = ({ found }: StaffSection, field: keyof SectionForm, text: string): string =>
  field === 'facets' ? facetsText(found, choicesIn(text)) : text;
