export { DateField } from './DateField.tsx';
export type { DateFieldProps } from './DateField.tsx';
export { DateRangeField } from './DateRangeField.tsx';
export type { DateRangeFieldProps } from './DateRangeField.tsx';
