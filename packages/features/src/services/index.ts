export { SelectionProvider } from './SelectionContext.tsx';
export { ServicePicker } from './ServicePicker.tsx';
export type { ServicePickerProps } from './ServicePickerProps.ts';
export { useServices } from './useServices.ts';
export type { ServiceChoice } from './useServices.ts';
