import * as Radix from '@radix-ui/react-tooltip';
import { use } from 'react';
import type { ReactElement } from 'react';
import { cx } from '../element/index.ts';
import { EDGE, GAP, placed } from '../floating/index.ts';
import * as css from './Tooltip.css.ts';
import { TOOLTIP_DELAY_MS, TooltipGroup, Together } from './TooltipGroup.tsx';

export const tooltipSides = ['top', 'right', 'bottom', 'left'] as const;

export interface TooltipProps {
  /** A few words more about the thing; it has a name of its own, this only describes it. */
  text: string;
  /** The button or link that it is about. */
  children: ReactElement;
  /** Side that it wants; without room there it takes the other one. @default 'top' */
  side?: (typeof tooltipSides)[number];
  /** How long a pointer rests on the thing before it shows, in ms; with the focus it shows at once. @default 500 */
  delay?: number;
  /** Shown from the start, for pictures. @default false */
  defaultOpen?: boolean;
  /** It shows or goes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Words about a thing for those who point at it or have the focus on it. A finger does not open it, so nothing that is
 * needed may stand here alone. A disabled button has neither pointer nor focus: use `aria-disabled` there.
 */
export function Tooltip({ text, children, side = 'top', delay = TOOLTIP_DELAY_MS, ...state }: TooltipProps) {
  const together = use(Together);
  const tooltip = (
    <Radix.Root delayDuration={delay} {...state}>
      {/* The browser's own tooltip would lie over this one. */}
      <Radix.Trigger asChild title={undefined}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={GAP}
          collisionPadding={EDGE}
          className={cx(placed, css.tooltip)}
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return together ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>;
}
