import { childrenOf, isWithin } from '@siren/domain/sections';
import type {
  FacetChoice,
  PinnedGood,
  SectionFacet,
  SectionPlace,
  StaffSectionRow,
} from '@siren/domain/sections';

export const goodsWords: [string, string, string] = ['товар', 'товара', 'товаров'];

const nameOf = (rows: readonly StaffSectionRow[], id: number | null): string | null =>
  rows.find((row) => row.id === id)?.name ?? null;

/** «Диваны»: внутри «Гостиная», место 2 из 5. */
export function placeText(rows: readonly StaffSectionRow[], id: number): string {
  const parent = rows.find((row) => row.id === id)?.parent ?? null;
  const beside = childrenOf(rows, parent);
  const around = nameOf(rows, parent);
  const within = around === null ? 'на\u00a0верхнем уровне' : `внутри «${around}»`;
  const place = beside.indexOf(id) + 1;
  return `«${nameOf(rows, id) ?? ''}»: ${within}, место\u00a0${place} из\u00a0${beside.length}`;
}

/** Names from the root down, e.g. «Гостиная, Диваны». */
export function wayText(rows: readonly StaffSectionRow[], id: number): string {
  const own = rows.find((row) => row.id === id);
  if (!own) return '';
  const above = own.parent === null ? '' : wayText(rows, own.parent);
  return above === '' ? own.name : `${above}, ${own.name}`;
}

/** Ids from the root down to the section itself. */
export function waysIn(rows: readonly SectionPlace[], id: number): number[] {
  const own = rows.find((row) => row.id === id);
  return own ? [...(own.parent === null ? [] : waysIn(rows, own.parent)), id] : [];
}

const TOP = { value: '', label: 'Верхний уровень' };

/** What a section can lie in, the top first: all others, or those that do not lie in the section itself. */
export const parentOptions = (
  rows: readonly StaffSectionRow[],
  id: number | null = null,
): { value: string; label: string }[] => [
  TOP,
  ...rows
    .filter((row) => id === null || !isWithin(rows, row.id, id))
    .map((row) => ({ value: String(row.id), label: wayText(rows, row.id) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'ru')),
];

/** The section that an option stands for. */
export const parentOf = (value: string): number | null => (value === '' ? null : Number(value));

/** Why shoppers do not see a pinned good there; empty where they do. */
export function pinText({ name, hidden, within, unsold }: PinnedGood): string {
  if (name === null) return 'Такого товара больше нет';
  if (hidden) return 'Скрыт';
  if (!within) return 'Лежит в\u00a0другом разделе';
  return unsold.length === 0 ? '' : `Не\u00a0продаётся: ${unsold.join(', ')}`;
}

/** Filters in words, as a conflict tells them. */
export function facetsText(found: readonly SectionFacet[], choices: readonly FacetChoice[] | null): string {
  if (choices === null) return 'как в\u00a0разделе выше';
  const name = (code: string) => found.find((facet) => facet.code === code)?.name ?? code;
  const shown = choices.filter((one) => one.shown).map(({ code }) => name(code));
  const hidden = choices.filter((one) => !one.shown).map(({ code }) => name(code));
  return [shown.join(', '), hidden.length > 0 ? `скрыты: ${hidden.join(', ')}` : '']
    .filter(Boolean)
    .join('; ');
}
