export { OrdersPage } from './OrdersPage.tsx';
export { RepeatButton } from './RepeatButton.tsx';
export type { RepeatButtonProps } from './RepeatButton.tsx';
export { RepeatNotes } from './RepeatNotes.tsx';
export { useRepeat } from './useRepeat.ts';
