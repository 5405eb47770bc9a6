import type { ComboboxOption } from './ComboboxOption.ts';

const city = (label: string, group: string, description: string, disabled = false): ComboboxOption => ({
  value: label,
  label,
  group,
  description,
  disabled,
});

/** Cities of stories, in two groups, one of them closed. */
export const cities: readonly ComboboxOption[] = [
  city('Екатеринбург', 'Свердловская область', '4 магазина, доставка завтра'),
  city('Нижний Тагил', 'Свердловская область', 'доставка 26 ноября'),
  city('Первоуральск', 'Свердловская область', 'магазин на ремонте', true),
  city('Тюмень', 'Тюменская область', '2 магазина, доставка 26 ноября'),
  city('Тобольск', 'Тюменская область', 'доставка 1 декабря'),
  city('Орёл', 'Другие города', 'доставка 3 декабря'),
];

/** The same without groups and descriptions. */
export const names: readonly ComboboxOption[] = cities.map(({ value, label, disabled }) => ({
  value,
  label,
  disabled,
}));

export const cityCalled = (label: string): ComboboxOption => {
  const found = cities.find((option) => option.label === label);
  if (!found) throw new Error(`No city ${label} among those of the stories`);
  return found;
};
