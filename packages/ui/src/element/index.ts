export { cx } from './cx.ts';
export { isInToast } from './isInToast.ts';
export type { Native } from './Native.ts';
export { renderAs } from './renderAs.ts';
export type { RenderElement } from './renderAs.ts';
export { UNRESTORED } from './unrestored.ts';
export { useEscape } from './useEscape.ts';
export { useFormReset } from './useFormReset.ts';
export { useValue } from './useValue.ts';
