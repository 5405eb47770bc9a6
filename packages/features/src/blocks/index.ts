export { BlockPlace, BlockStack } from './BlockStack.tsx';
export { PageBlocks } from './PageBlocks.tsx';
export type { BlockSlots, PageBlocksProps } from './PageBlocks.tsx';
export { ScenePicture } from './ScenePicture.tsx';
export { useRegionStores } from './useRegionStores.tsx';
