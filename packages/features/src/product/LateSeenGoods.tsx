import { late, latePart } from '../code/index.ts';

const load = async () => (await import('./late.ts')).SeenGoods;

/** Goods that were looked at before, once their code is there: they stand far below. */
export const LateSeenGoods = latePart(import.meta.env.SSR ? await load() : late(load), null);
