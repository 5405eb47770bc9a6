import * as Radix from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';
import { Dialog } from '../dialog/index.ts';
import { cx, isInToast } from '../element/index.ts';
import { EDGE, GAP, placed, surface } from '../floating/index.ts';
import * as css from './DateField.css.ts';

interface CalendarPopoverProps {
  /** Names it: «Дата доставки». */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** On a phone it is a sheet at the bottom, and the page behind it waits. */
  sheet: boolean;
  /** What it stands under. */
  anchor: RefObject<HTMLElement | null>;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  /** Opens and closes it. */
  trigger: RefObject<HTMLElement | null>;
  /** The calendar. */
  children: ReactNode;
}

/** The focus goes to the day that is chosen, not to the first button of the calendar. */
const enter = (event: Event) => {
  event.preventDefault();
  if (!(event.currentTarget instanceof Element)) return;
  event.currentTarget.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
};

/** A calendar under its field, or at the bottom of a phone. Esc and a press elsewhere close it. */
export function CalendarPopover({
  label,
  open,
  onOpenChange,
  sheet,
  children,
  ...refs
}: CalendarPopoverProps) {
  const { anchor, opener, trigger } = refs;
  if (sheet) return <Dialog {...{ open, onOpenChange, title: label, children }} />;
  /* Whoever pressed elsewhere has the focus there already. */
  const leave = (event: Event) => {
    event.preventDefault();
    if (document.activeElement === document.body) opener.current?.focus();
  };
  /* The trigger closes it by itself: closed by the press already, it would open anew. */
  const keep = (event: Event) => {
    const inTrigger = event.target instanceof Node && trigger.current?.contains(event.target);
    if (inTrigger === true || isInToast(event.target)) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={GAP}
          collisionPadding={EDGE}
          className={cx(placed, surface, css.popover)}
          onOpenAutoFocus={enter}
          onCloseAutoFocus={leave}
          onInteractOutside={keep}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
