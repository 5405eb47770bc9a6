export type { NumberRange } from './range.ts';
export { RangeField } from './RangeField.tsx';
export type { RangeFieldProps } from './RangeField.tsx';
