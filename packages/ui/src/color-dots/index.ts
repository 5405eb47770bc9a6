export { ColorDots } from './ColorDots.tsx';
export type { ColorDot, ColorDotsProps } from './ColorDots.tsx';
