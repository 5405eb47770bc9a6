import type { Order } from '@siren/domain/orders';
import { Skeleton } from '@siren/ui/skeleton';
import { memo, Suspense } from 'react';
import { late } from '../code/index.ts';

const load = async () => (await import('./late.ts')).OrderPapers;
const Papers = import.meta.env.SSR ? await load() : late(load);

/** Repeat and receipt, once their code is there. The same order does nothing: what the server drew stays until then. */
export const LateOrderPapers = memo(({ order }: { order: Order }) => (
  <Suspense fallback={<Skeleton shape="tile" height="24em" />}>
    <Papers order={order} />
  </Suspense>
));
