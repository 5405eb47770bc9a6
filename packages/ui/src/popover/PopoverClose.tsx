import { Close } from '@radix-ui/react-popover';
import type { ReactElement } from 'react';

export interface PopoverCloseProps {
  /** The button that also closes the popover around it. */
  children: ReactElement;
}

/** Makes a button inside a popover close it, after what the button does itself. */
export function PopoverClose({ children }: PopoverCloseProps) {
  return <Close asChild>{children}</Close>;
}
