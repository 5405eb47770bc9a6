export { EDGE, GAP } from './distances.ts';
export { placed, room, scrolls, surface } from './Floating.css.ts';
