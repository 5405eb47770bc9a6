export { Count } from './Count.tsx';
export type { CountProps } from './Count.tsx';
