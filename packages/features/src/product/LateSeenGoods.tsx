import { memo, Suspense } from 'react';
import { late } from '../code/index.ts';
import type { SeenGoodsProps } from './SeenGoods.tsx';

const load = async () => (await import('./late.ts')).SeenGoods;
const Goods = import.meta.env.SSR ? await load() : late(load);

/** Goods that were looked at before, once their code is there: they stand far below. */
export const LateSeenGoods = memo((props: SeenGoodsProps) => (
  <Suspense fallback={null}>
    <Goods {...props} />
  </Suspense>
));
