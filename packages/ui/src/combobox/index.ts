export { Combobox } from './Combobox.tsx';
export { comboboxLooks } from './ComboboxField.tsx';
export type { ComboboxProps } from './Combobox.tsx';
export type { ComboboxOption, ComboboxOptions } from './ComboboxOption.ts';
export { MultiCombobox } from './MultiCombobox.tsx';
export type { MultiComboboxProps } from './MultiCombobox.tsx';
