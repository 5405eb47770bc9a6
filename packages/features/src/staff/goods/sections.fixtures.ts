import type { SectionChoice } from '@siren/domain/goods';

/** Sections of a small shop, by their names from the root down. */
export const sectionChoices: SectionChoice[] = [
  { id: 10, name: 'Мебель' },
  { id: 11, name: 'Мебель, Диваны' },
  { id: 12, name: 'Мебель, Кресла' },
  { id: 14, name: 'Мебель, Стулья' },
  { id: 15, name: 'Мебель, Диваны-трансформеры угловые раскладывающиеся' },
  { id: 20, name: 'Свет' },
  { id: 13, name: 'Свет, Торшеры' },
];

const lastOf = (name: string): string => name.split(', ').at(-1) ?? name;

/** The section that a row of the list names; the first one where there is none such here. */
export const sectionOf = (row: string): number =>
  sectionChoices.find(({ name }) => lastOf(name) === row)?.id ?? 10;

/** As a row of the list names it. */
export const sectionName = (id: number): string =>
  lastOf(sectionChoices.find((one) => one.id === id)?.name ?? `№ ${id}`);

/** The section that another one lies in; null where it lies in none. */
export function aboveOf(id: number): number | null {
  const name = sectionChoices.find((one) => one.id === id)?.name ?? '';
  const above = name.split(', ').slice(0, -1).join(', ');
  return sectionChoices.find((one) => one.name === above)?.id ?? null;
}
