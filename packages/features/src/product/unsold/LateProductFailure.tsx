import { late, LateBoundary } from '../../code/index.ts';
import type { ProductFailureProps } from './ProductFailure.tsx';

const load = async () => (await import('./late.ts')).ProductFailure;
const Failure = import.meta.env.SSR ? await load() : late(load);

/** That there is no such product here, with ways on; most pages have one and fetch none of it. */
export function LateProductFailure(props: ProductFailureProps) {
  return (
    <LateBoundary fallback={null}>
      <Failure {...props} />
    </LateBoundary>
  );
}
