import { Skeleton } from '@siren/ui/skeleton';
import { memo, Suspense } from 'react';
import { late } from '../code/index.ts';
import type { StoresPartProps } from './StoresPart.tsx';

const load = async () => (await import('./late.ts')).StoresPart;

/** The server has the stores at once; the browser fetches their code after what stands above them. */
const Part = import.meta.env.SSR ? await load() : late(load);

/**
 * Stores as a list and on a map, once their code is there. Props that stay the same do nothing: an update would take
 * away what the server drew until then.
 */
export const LateStoresPart = memo((props: StoresPartProps) => (
  <Suspense fallback={<Skeleton shape="tile" height="30em" />}>
    <Part {...props} />
  </Suspense>
));
