import type { Order } from '@siren/domain/orders';
import { Skeleton } from '@siren/ui/skeleton';
import { late, LateBoundary } from '../code/index.ts';

const load = async () => (await import('./late.ts')).OrderPapers;
const Papers = import.meta.env.SSR ? await load() : late(load);

const place = <Skeleton shape="tile" height="24em" />;

/** Repeat and receipt, once their code is there. */
export function LateOrderPapers({ order }: { order: Order }) {
  return (
    <LateBoundary fallback={place}>
      <Papers order={order} />
    </LateBoundary>
  );
}
