import { useEffectEvent, useLayoutEffect } from 'react';
import type { ComponentProps, RefObject } from 'react';
import type { NotificationScreen } from '../notifications/index.ts';

export interface ToastItemProps extends ComponentProps<'li'> {
  /** Where the element itself is wanted. */
  item: RefObject<HTMLLIElement | null>;
  /** Its time runs while this is on the screen. */
  screen: NotificationScreen;
  /** Whether Radix shall know the element. */
  listed: boolean;
}

/**
 * The list item of a toast. Radix gets to know it only while the focus is among the notifications, when it finds the
 * way of Tab through them. Known to Radix it is the newest of all layers, and Esc goes to the newest alone: a dialog,
 * a menu or a popover under a notification would not hear it.
 */
export function ToastItem({ ref, item, screen, listed, ...rest }: ToastItemProps) {
  useLayoutEffect(() => screen.watch(), [screen]);
  const tellRadix = useEffectEvent((node: HTMLLIElement | null) => {
    if (typeof ref === 'function') ref(node);
  });
  useLayoutEffect(() => {
    if (!listed) return;
    tellRadix(item.current);
    return () => tellRadix(null);
  }, [item, listed]);
  return <li {...rest} ref={item} />;
}
