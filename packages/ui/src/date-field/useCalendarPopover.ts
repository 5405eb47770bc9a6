import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { media } from '../theme/index.ts';

/** Whether the calendar is open and as what, what it stands under, and who gets the focus back. */
export function useCalendarPopover(fieldId: string, disabled: boolean) {
  const anchor = useRef<HTMLElement | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [sheet, setSheet] = useState(false);
  const show = (from: HTMLElement) => {
    opener.current = from;
    anchor.current = document.getElementById(fieldId)?.parentElement ?? from;
    /* Asked at the moment of opening, never while rendering: the server draws the same as the browser. */
    setSheet(window.matchMedia(media.phone).matches);
    setOpen(true);
  };
  return {
    popover: { open, sheet, anchor, opener, trigger, onOpenChange: setOpen },
    close: () => setOpen(false),
    button: {
      ref: trigger,
      disabled,
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': open,
      onClick: () => (open || !trigger.current ? setOpen(false) : show(trigger.current)),
    },
    openByKey: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowDown' || disabled) return;
      event.preventDefault();
      show(event.currentTarget);
    },
  };
}
