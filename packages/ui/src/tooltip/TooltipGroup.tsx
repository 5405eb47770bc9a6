import { Provider } from '@radix-ui/react-tooltip';
import { createContext } from 'react';
import type { ReactNode } from 'react';

/** A pointer that only passes by opens nothing. */
export const TOOLTIP_DELAY_MS = 500;

/** After one of a group, the next shows without a delay for so long. */
const NEIGHBOUR_MS = 300;

/** Whether a group is around. */
export const Together = createContext(false);

export interface TooltipGroupProps {
  /** Things with tooltips: the buttons of a bar. */
  children: ReactNode;
}

/** Once one tooltip of the group has shown, its neighbours show at once. */
export function TooltipGroup({ children }: TooltipGroupProps) {
  return (
    <Together value={true}>
      <Provider skipDelayDuration={NEIGHBOUR_MS}>{children}</Provider>
    </Together>
  );
}
