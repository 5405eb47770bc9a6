export { DRAWING_RATIO, drawPaper } from './drawPaper.ts';
