export { colorFinder } from './colorFinder.ts';
export type { ColorFinder, NamedColor } from './colorFinder.ts';
export { wordsOf } from './wordsOf.ts';
export { firstColors } from './firstColors.ts';
export { painted } from './painted.ts';
export type { PaintedOption } from './painted.ts';
