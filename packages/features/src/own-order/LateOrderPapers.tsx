import type { Order } from '@siren/domain/orders';
import { Skeleton } from '@siren/ui/skeleton';
import { lazy, memo, Suspense } from 'react';

const load = async () => ({ default: (await import('./late.ts')).OrderPapers });
const Papers = import.meta.env.SSR ? (await load()).default : lazy(load);

/** Repeat and receipt, once their code is there. The same order does nothing: what the server drew stays until then. */
export const LateOrderPapers = memo(({ order }: { order: Order }) => (
  <Suspense fallback={<Skeleton shape="tile" height="24em" />}>
    <Papers order={order} />
  </Suspense>
));
