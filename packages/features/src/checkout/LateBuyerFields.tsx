import { Skeleton } from '@siren/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { BuyerFieldsProps } from './BuyerFields.tsx';

const load = async () => ({ default: (await import('./late.ts')).BuyerFields });

/** The server has the fields at once; the browser fetches their code beside the rows', and wakes them up after these. */
const loaded = load();
const Fields = import.meta.env.SSR ? (await loaded).default : lazy(() => loaded);

/** The buyer's fields, once their code is there. */
export function LateBuyerFields(props: BuyerFieldsProps) {
  return (
    <Suspense fallback={<Skeleton height="32em" />}>
      <Fields {...props} />
    </Suspense>
  );
}
