import * as Radix from '@radix-ui/react-toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MouseEvent } from 'react';
import { cx } from '../element/index.ts';
import type { NotificationScreen, Shown } from '../notifications/index.ts';
import * as metro from './metro.css.ts';
import type { NotificationTheme } from './themes.ts';
import * as css from './Toast.css.ts';
import { ToastContent } from './ToastContent.tsx';
import { ToastItem } from './ToastItem.tsx';

export interface ToastProps {
  shown: Shown;
  screen: NotificationScreen;
  onClose: (id: string) => void;
  theme: NotificationTheme;
  /** Whether it is swiped sideways: then fingers can still scroll up and down on it. */
  sideways: boolean;
  /** Whether the focus is among the notifications. */
  listed: boolean;
  /** It is closing and has the focus. */
  onFocusLost: () => void;
}

/** One notification. Pressing it anywhere closes it, so do «Закрыть», Esc with the focus on it, and a swipe. */
export function Toast({ shown, screen, theme, sideways, listed, onClose, onFocusLost }: ToastProps) {
  const { key, state, notification } = shown;
  const { id, tone, action } = notification;
  const item = useRef<HTMLLIElement>(null);
  const open = state === 'open';
  const close = () => open && onClose(id);

  const leave = useEffectEvent(async () => {
    if (item.current?.contains(document.activeElement)) onFocusLost();
    await Promise.allSettled(item.current?.getAnimations().map(({ finished }) => finished) ?? []);
    screen.gone(key);
  });
  useEffect(() => {
    if (!open) void leave();
  }, [open]);

  /* Before anything else hears of it: a dialog that was opened later would take it for itself. */
  const escape = useEffectEvent((event: KeyboardEvent) => {
    const inside = event.target instanceof Node && item.current?.contains(event.target) === true;
    if (event.key !== 'Escape' || !inside) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    window.addEventListener('keydown', escape, { capture: true });
    return () => window.removeEventListener('keydown', escape, { capture: true });
  }, []);

  /* The click that ends a swipe is prevented by Radix. What the action shows may have the same id: closing goes first. */
  const press = ({ defaultPrevented, target }: MouseEvent) => {
    if (defaultPrevented || !open) return;
    close();
    if ((target as Element).closest('[data-action]')) action?.onSelect();
  };
  /* Pressing takes no focus: it stays in the field that one is writing in, and in the dialog that holds it. */
  const keepFocus = (event: MouseEvent) => event.preventDefault();

  /*
   * Timers are the screen's, `duration` is endless here: Radix begins them when a toast is mounted, pauses for a window
   * without focus but not for a hidden one, and stays paused when the toast under the pointer is closed. Nor does
   * Radix close anything (`open` without `onOpenChange`): one place does, and it knows those that still wait.
   */
  return (
    <Radix.Root
      asChild
      forceMount
      open={open}
      duration={Infinity}
      className={cx(css.toast, css.tones[tone], theme === 'metro' && metro.tones[tone])}
      /* Radix would switch pointers off while a dialog is open. */
      style={{ pointerEvents: 'auto', touchAction: sideways ? 'pan-y' : 'pan-x' }}
      onClick={press}
      onMouseDown={keepFocus}
      onSwipeEnd={close}
    >
      <ToastItem item={item} screen={screen} listed={listed}>
        <ToastContent notification={notification} large={theme === 'metro'} />
      </ToastItem>
    </Radix.Root>
  );
}
