export { AlertDialog, alertDialogTones } from './AlertDialog.tsx';
export type { AlertDialogProps } from './AlertDialog.tsx';
