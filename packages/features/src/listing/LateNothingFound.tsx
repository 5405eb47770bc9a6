import type { SearchSort } from '@siren/domain/catalog';
import { late, LateBoundary } from '../code/index.ts';
import type { NothingFoundProps } from './NothingFound.tsx';

const load = async () => (await import('./late.ts')).NothingFound;
const Ways = import.meta.env.SSR ? await load() : late(load);

/** Ways on where no good meets all filters, once their code is there. */
export function LateNothingFound<Sort extends SearchSort>(props: NothingFoundProps<Sort>) {
  return (
    <LateBoundary fallback={null}>
      <Ways {...props} />
    </LateBoundary>
  );
}
