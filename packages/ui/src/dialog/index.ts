export { Dialog, dialogPhones, dialogSizes } from './Dialog.tsx';
export type { DialogProps } from './Dialog.tsx';
