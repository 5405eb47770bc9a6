import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { cx, isInToast } from '../element/index.ts';
import { EDGE, GAP, placed, scrolls, surface } from '../floating/index.ts';
import * as css from './Popover.css.ts';

export const popoverSides = ['top', 'right', 'bottom', 'left'] as const;
export const popoverAligns = ['start', 'center', 'end'] as const;
export const popoverWidths = ['content', 'trigger'] as const;

export interface PopoverProps {
  /** The button that opens and closes it. */
  trigger: ReactElement;
  /** Names it for those who do not see where it hangs: «Тип купона». */
  label: string;
  /** What is in it. */
  children: ReactNode;
  /** Side of the trigger that it wants; without room there it takes the other one. @default 'bottom' */
  side?: (typeof popoverSides)[number];
  /** Edge of the trigger that it keeps to. @default 'start' */
  align?: (typeof popoverAligns)[number];
  /** As wide as its content, 320 px at most, or exactly as its trigger. @default 'content' */
  width?: (typeof popoverWidths)[number];
  /** A corner that points at the trigger, for a few words: with it nothing scrolls. @default false */
  arrow?: boolean;
  /** Whether it is open. */
  open?: boolean;
  /** Whether it is open at first, when nobody else keeps it. @default false */
  defaultOpen?: boolean;
  /** The trigger, Esc, a press or the focus outside ask for a change. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A small panel beside the button that opens it; the page stays usable. The focus goes in and comes back. Load it on
 * first use where the page does not open with it.
 */
export function Popover({
  trigger,
  label,
  children,
  side = 'bottom',
  align = 'start',
  width = 'content',
  arrow = false,
  ...state
}: PopoverProps) {
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={arrow ? 2 : GAP}
          arrowPadding={EDGE}
          collisionPadding={EDGE}
          className={cx(placed, surface, !arrow && scrolls, css.popover, css.widths[width])}
          onInteractOutside={(event) => isInToast(event.target) && event.preventDefault()}
        >
          {children}
          {arrow && <Radix.Arrow className={css.arrow} width={16} height={8} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
