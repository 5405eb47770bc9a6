export { cx } from './cx.ts';
export type { Native } from './Native.ts';
export { renderAs } from './renderAs.ts';
export type { RenderElement } from './renderAs.ts';
