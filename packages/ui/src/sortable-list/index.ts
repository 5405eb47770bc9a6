export { moveItem } from './moveItem.ts';
export { SortableList } from './SortableList.tsx';
export type { SortableListProps } from './SortableList.tsx';
