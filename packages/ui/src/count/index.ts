export { Count, countText } from './Count.tsx';
export type { CountProps } from './Count.tsx';
