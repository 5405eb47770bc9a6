import { Skeleton } from '@siren/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { BuyerPartProps } from './buyer/BuyerPart.tsx';

const load = async () => ({ default: (await import('./late.ts')).BuyerPart });

/** The server has the fields at once; the browser fetches their code beside the rows', and wakes them up after these. */
const loaded = load();
const Part = import.meta.env.SSR ? (await loaded).default : lazy(() => loaded);

/** The buyer's form, once its code is there. */
export function LateBuyerPart(props: BuyerPartProps) {
  return (
    <Suspense fallback={<Skeleton height="32em" />}>
      <Part {...props} />
    </Suspense>
  );
}
