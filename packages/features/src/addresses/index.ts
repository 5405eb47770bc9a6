export { AddressField } from './AddressField.tsx';
export type { AddressFieldProps } from './AddressField.tsx';
