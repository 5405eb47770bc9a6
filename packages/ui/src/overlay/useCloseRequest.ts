import { useEffect, useRef, useState } from 'react';

/** What the browser asks to close a window by: https://html.spec.whatwg.org/multipage/interaction.html#close-requests */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare global {
  interface Window {
    /** Absent in Safari and Firefox. */
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Closes an open window at whatever else people close one with besides Esc, which it hears itself: on Android that is
 * «Back», which would leave the page under the window otherwise.
 */
export function useCloseRequest(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // A watcher hears one request; a window that stays open after it needs another.
  const [heard, setHeard] = useState(0);
  useEffect(() => {
    if (!open || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => {
      latest.current();
      setHeard((times) => times + 1);
    });
    return () => watcher.destroy();
  }, [open, heard]);
}
