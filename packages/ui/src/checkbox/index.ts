export { Checkbox } from './Checkbox.tsx';
export type { CheckboxProps } from './Checkbox.tsx';
export { CheckboxSwatch } from './CheckboxSwatch.tsx';
export type { CheckboxSwatchProps } from './CheckboxSwatch.tsx';
