import { Skeleton } from '@siren/ui/skeleton';
import { late, LateBoundary } from '../code/index.ts';
import type { StoresPartProps } from './StoresPart.tsx';

const load = async () => (await import('./late.ts')).StoresPart;

/** The server has the stores at once; the browser fetches their code after what stands above them. */
const Part = import.meta.env.SSR ? await load() : late(load);

const place = <Skeleton shape="tile" height="30em" />;

/** Stores as a list and on a map, once their code is there. */
export function LateStoresPart(props: StoresPartProps) {
  return (
    <LateBoundary fallback={place}>
      <Part {...props} />
    </LateBoundary>
  );
}
