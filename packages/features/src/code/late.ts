import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** What `load` resolves with; where that cannot be had, it is asked for again once the network is back. */
export async function insist<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await online();
    return insist(load);
  }
}

/**
 * A part of a page whose code comes after the page's own; to be drawn within a `<Suspense>`. Where the code cannot be had
 * the part stays as the server drew it, or its place is held, and the page works around it. Code that a newer build has
 * taken away is another matter: the document is loaded anew for it.
 */
export const late = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await insist(load) }));
