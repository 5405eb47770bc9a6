import { memo } from 'react';
import { late, LateBoundary } from '../code/index.ts';
import type { ShopFooterProps } from './ShopFooter.tsx';

const load = async () => (await import('./late.ts')).ShopFooter;

/** The server has the foot at once; the browser fetches its code after the page's. */
const Foot = import.meta.env.SSR ? await load() : late(load);

/** The foot of every page, once its code is there. A move between pages has it drawn anew only where it changes. */
export const LateFooter = memo((props: ShopFooterProps) => (
  <LateBoundary fallback={null}>
    <Foot {...props} />
  </LateBoundary>
));
