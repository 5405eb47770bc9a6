export { moveItem } from './moveItem.ts';
export { SortableList } from './SortableList.tsx';
export type { SortableListProps } from './SortableList.tsx';
export { usePointerDrag } from './usePointerDrag.ts';
export type { PointerDrag } from './usePointerDrag.ts';
