export { PhoneField } from './PhoneField.tsx';
export type { PhoneFieldProps } from './PhoneField.tsx';
export { phoneInput } from './phoneInput.ts';
export type { PhoneInput } from './phoneInput.ts';
