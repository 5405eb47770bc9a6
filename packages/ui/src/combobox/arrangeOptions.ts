import type { ComboboxOption } from './ComboboxOption.ts';
import { comparable, wordsOf } from './matchParts.ts';

/** The options that hold every word of the query, in their order. */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const words = wordsOf(query);
  if (words.length === 0) return options;
  return options.filter(({ label }) => {
    const letters = comparable(label);
    return words.every((word) => letters.includes(word));
  });
}

export interface OptionGroup {
  /** Heading; without it the options stand under none. */
  label: string | undefined;
  options: readonly ComboboxOption[];
}

/** Options of one group stand together, where the first of them stood. */
export function groupOptions(options: readonly ComboboxOption[]): OptionGroup[] {
  const groups = new Map<string | undefined, ComboboxOption[]>();
  for (const option of options) {
    const group = groups.get(option.group);
    if (group) group.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups].map(([label, own]) => ({ label, options: own }));
}
