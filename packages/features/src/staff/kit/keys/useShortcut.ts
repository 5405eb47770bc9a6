import { useEffect, useEffectEvent } from 'react';
import { isPressed } from './isPressed.ts';
import { mayAct } from './mayAct.ts';
import { shortcuts } from './shortcuts.ts';
import type { HeardName, Shortcut } from './shortcuts.ts';
import { singleKeysNow } from './singleKeys.ts';
import { isCovered, isTyping } from './situation.ts';

/**
 * Listens for a shortcut for as long as what uses it is there.
 * @param options `own`: the window that lies over the screen is the one that the shortcut is for
 */
export function useShortcut(name: HeardName, act: () => void, { own = false } = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut: Shortcut = shortcuts[name];
    if (event.defaultPrevented || event.isComposing || !isPressed(shortcut, event)) return;
    const situation = {
      typing: isTyping(event.target),
      covered: !own && isCovered(),
      single: singleKeysNow(),
    };
    const acts = mayAct(shortcut, situation);
    // With Ctrl the browser would save the page or search the web, which nobody means who works here.
    if (acts || shortcut.command) event.preventDefault();
    if (acts && (!event.repeat || shortcut.repeats)) act();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
