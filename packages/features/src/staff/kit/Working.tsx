import { NotificationsOutlet } from '@siren/ui/toast';
import type { ReactNode } from 'react';
import { ConfirmProvider } from '../../confirm/index.ts';

/**
 * Around a screen on which something is done: popups, and the question who one is where a call needs its user’s word. It comes
 * with the screen, so that the shell stays small.
 */
export const Working = ({ children }: { children: ReactNode }) => (
  <ConfirmProvider>
    <NotificationsOutlet />
    {children}
  </ConfirmProvider>
);
