import './global.css.ts';

export { comeAndGo } from './comeAndGo.ts';
export { deferred, deferredEach } from './deferred.ts';
export { control, fixed, layer, motion, radius, size, space } from './dimensions.ts';
export type { Space } from './dimensions.ts';
export { meaning } from './meaning.ts';
export { container, media } from './media.ts';
export { hiddenRule } from './rules.ts';
export type { Pair } from './scales.ts';
export { target } from './target.css.ts';
export { tileNames } from './tileNames.ts';
export type { PictureGround, TileName } from './tileNames.ts';
export { vars } from './vars.css.ts';
