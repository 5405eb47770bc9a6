export { Popover, popoverAligns, popoverSides, popoverWidths } from './Popover.tsx';
export type { PopoverProps } from './Popover.tsx';
export { PopoverClose } from './PopoverClose.tsx';
export type { PopoverCloseProps } from './PopoverClose.tsx';
