export { MergeBrands } from './MergeBrands.tsx';
export { usePicks } from './usePicks.ts';
export type { Picks } from './usePicks.ts';
