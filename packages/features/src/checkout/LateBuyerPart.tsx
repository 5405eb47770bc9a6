import { Skeleton } from '@siren/ui/skeleton';
import { insist, late, LateBoundary } from '../code/index.ts';
import type { BuyerPartProps } from './buyer/BuyerPart.tsx';
import { fetchLate } from './fetchLate.ts';

const load = async () => (await fetchLate()).BuyerPart;

/** The server has the fields at once; the browser fetches their code beside the rows', and wakes them up after these. */
const loaded = import.meta.env.SSR ? load() : insist(load);
const place = <Skeleton height="32em" />;
const Part = import.meta.env.SSR ? await loaded : late(() => loaded);

/** The buyer's form, once its code is there. */
export function LateBuyerPart(props: BuyerPartProps) {
  return (
    <LateBoundary fallback={place}>
      <Part {...props} />
    </LateBoundary>
  );
}
