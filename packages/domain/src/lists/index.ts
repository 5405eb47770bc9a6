export { LIST_SIZE, LIST_SIZE_MAX, listDirections } from './listQuery.ts';
export type { ListDirection } from './listQuery.ts';
