export { Pagination } from './Pagination.tsx';
export type { PaginationProps } from './Pagination.tsx';
export { ShowMore } from './ShowMore.tsx';
export type { ShowMoreProps } from './ShowMore.tsx';
