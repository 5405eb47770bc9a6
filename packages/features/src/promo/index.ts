export { PageBlocks } from './PageBlocks.tsx';
export type { BlockSlots, PageBlocksProps } from './PageBlocks.tsx';
export { PromoPage } from './PromoPage.tsx';
export { useRegionStores } from './useRegionStores.tsx';
