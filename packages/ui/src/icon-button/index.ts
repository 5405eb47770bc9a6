export { IconButton, iconButtonSizes, iconButtonVariants } from './IconButton.tsx';
export type { IconButtonProps } from './IconButton.tsx';
