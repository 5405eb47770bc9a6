import { lazy } from 'react';
import type { ComponentType } from 'react';

/** Pause before code is asked for again, ms; each time twice as long, up to the second. */
const PAUSE_MS = 2_000;
const PAUSE_MAX_MS = 60_000;

/** A shop that was started anew was gone without the browser being told: then only time helps. */
const onlineOrLater = (ms: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      removeEventListener('online', go);
      resolve();
    };
    addEventListener('online', go);
    setTimeout(go, ms);
  });

/** What `load` resolves with; where that cannot be had, it is asked for again, at once when the network is back. */
export async function insist<Code>(load: () => Promise<Code>, pause = PAUSE_MS): Promise<Code> {
  try {
    return await load();
  } catch {
    await onlineOrLater(pause);
    return insist(load, Math.min(2 * pause, PAUSE_MAX_MS));
  }
}

/**
 * A part of a page whose code comes after the page's own; to be drawn within a `<Suspense>`. Where the code cannot be had
 * the part stays as the server drew it, or its place is held, and the page works around it. Code that a newer build has
 * taken away is another matter: the document is loaded anew for it.
 */
export const late = <Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await insist(load) }));
