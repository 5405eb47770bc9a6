export { LateBoundary } from './LateBoundary.tsx';
export { insist, late } from './late.ts';
export { useCode } from './useCode.ts';
