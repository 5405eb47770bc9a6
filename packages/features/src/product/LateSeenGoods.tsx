import { late, LateBoundary } from '../code/index.ts';
import type { SeenGoodsProps } from './SeenGoods.tsx';

const load = async () => (await import('./late.ts')).SeenGoods;
const Goods = import.meta.env.SSR ? await load() : late(load);

/** Goods that were looked at before, once their code is there: they stand far below. */
export function LateSeenGoods(props: SeenGoodsProps) {
  return (
    <LateBoundary fallback={null}>
      <Goods {...props} />
    </LateBoundary>
  );
}
