import { Sheet } from '@siren/ui/sheet';
import type { ReactNode } from 'react';

export interface PhoneWaysProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  footer: ReactNode;
  children: ReactNode;
}

/** The ways to all screens, where there is no room for a sidebar. */
export function PhoneWays({ open, onOpenChange, footer, children }: PhoneWaysProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Разделы" side="start" footer={footer}>
      {children}
    </Sheet>
  );
}
