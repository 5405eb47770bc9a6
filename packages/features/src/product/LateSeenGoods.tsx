import { lazy, memo, Suspense } from 'react';
import type { SeenGoodsProps } from './SeenGoods.tsx';

const load = async () => ({ default: (await import('./late.ts')).SeenGoods });
const Goods = import.meta.env.SSR ? (await load()).default : lazy(load);

/** Goods that were looked at before, once their code is there: they stand far below. */
export const LateSeenGoods = memo((props: SeenGoodsProps) => (
  <Suspense fallback={null}>
    <Goods {...props} />
  </Suspense>
));
