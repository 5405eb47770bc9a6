import { late, LateBoundary } from '../code/index.ts';
import type { NothingFoundProps } from './NothingFound.tsx';

const load = async () => (await import('./late.ts')).NothingFound;
const Ways = import.meta.env.SSR ? await load() : late(load);

/** Ways on where nothing was found; most searches find something and fetch none of it. */
export function LateNothingFound(props: NothingFoundProps) {
  return (
    <LateBoundary fallback={null}>
      <Ways {...props} />
    </LateBoundary>
  );
}
