import { Skeleton } from '@siren/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { PayMeansPanelProps } from '../wallet/index.ts';

const load = async () => ({ default: (await import('./late.ts')).PayMeansPanel });

/** As the buyer's fields: fetched beside the rows' code, woken up after these. */
const loaded = load();
const Means = import.meta.env.SSR ? (await loaded).default : lazy(() => loaded);

/** Coupon, certificates and bonus, once their code is there. */
export function LatePayMeans(props: PayMeansPanelProps) {
  return (
    <Suspense fallback={<Skeleton height="4em" />}>
      <Means {...props} />
    </Suspense>
  );
}
