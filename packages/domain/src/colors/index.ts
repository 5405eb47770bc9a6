export { colorFinder } from './colorFinder.ts';
export type { ColorFinder, NamedColor } from './colorFinder.ts';
export { firstColors } from './firstColors.ts';
export { recolored } from './recolored.ts';
export type { ColoredOption } from './recolored.ts';
