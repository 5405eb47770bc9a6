import { compareSizes, isSize } from '@siren/domain/catalog';
import type { ProductVariant } from '@siren/domain/catalog';
import { pickVariant } from './pickVariant.ts';

/** One value of an option, e.g. «Обивка: велюр, шалфей». */
export interface OptionChoice {
  value: string;
  /** `#rrggbb`; null where the value is no colour. */
  hex: string | null;
  checked: boolean;
  /** The variant that choosing it leads to. */
  variant: ProductVariant;
  /** Names of the other options that choosing it changes too, since the combination is not made. */
  changes: string[];
}

export interface OptionGroup {
  name: string;
  choices: OptionChoice[];
  /** The price depends on this option, so that it is worth telling beside each value. */
  priced: boolean;
}

/** The choices of a product in the order of its variants, sizes as they grow, seen from the chosen one. */
export function optionGroups(variants: readonly ProductVariant[], chosen: ProductVariant): OptionGroup[] {
  const names = [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))];
  return names.map((name) => {
    const choices = valuesOf(variants, name).map(({ value, hex }) => {
      const variant = pickVariant(variants, chosen, name, value);
      const changes = otherOptions(chosen, variant, name).map((option) => option.name);
      return { value, hex, checked: optionOf(chosen, name) === value, variant, changes };
    });
    return { name, choices, priced: new Set(choices.map(({ variant }) => variant.price)).size > 1 };
  });
}

export function optionOf(variant: ProductVariant, name: string): string | undefined {
  return variant.options.find((option) => option.name === name)?.value;
}

function valuesOf(variants: readonly ProductVariant[], name: string) {
  const found = new Map<string, { value: string; hex: string | null }>();
  for (const { options } of variants)
    for (const option of options)
      if (option.name === name && !found.has(option.value)) found.set(option.value, option);
  const values = [...found.values()];
  return values.every(({ value }) => isSize(value))
    ? values.toSorted((a, b) => compareSizes(a.value, b.value))
    : values;
}

const otherOptions = (from: ProductVariant, to: ProductVariant, name: string) =>
  to.options.filter((option) => option.name !== name && optionOf(from, option.name) !== option.value);

/**
 * Options besides `name` that had to change too, since the combination is not made: «Ширина: 232 см». Empty where
 * only the chosen one changed.
 */
export function alsoChanged(from: ProductVariant, to: ProductVariant, name: string): string[] {
  return otherOptions(from, to, name).map((option) => `${option.name}: ${option.value}`);
}
