import { memo, Suspense } from 'react';
import { late } from '../code/index.ts';
import type { ShopFooterProps } from './ShopFooter.tsx';

const load = async () => (await import('./late.ts')).ShopFooter;

/** The server has the foot at once; the browser fetches its code after the page's. */
const Foot = import.meta.env.SSR ? await load() : late(load);

/**
 * The foot of every page, once its code is there. Props that stay the same do nothing: an update would take away what
 * the server drew until then.
 */
export const LateFooter = memo((props: ShopFooterProps) => (
  <Suspense>
    <Foot {...props} />
  </Suspense>
));
