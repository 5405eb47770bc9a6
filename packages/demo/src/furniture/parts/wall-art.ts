import { circle, group, path, rect, stroke } from '../base/svg.ts';

const shadow = { fill: '#241c2b', opacity: 0.12 };

const landscape = [
  rect(5, 7, 116, 154, shadow),
  rect(0, 0, 116, 154, { fill: '#caa67c' }),
  rect(4, 4, 108, 146, { fill: '#faf7f2' }),
  circle(68, 56, 25, { fill: '#c98a6f' }),
  path('M18 124c14-34 30-34 44-14s26 6 36-8v32H18Z', { fill: '#8c9f82' }),
  path('M18 134c20-18 52-16 80-2v2Z', { fill: '#37626f' }),
].join('');

const sprig = [
  rect(5, 7, 86, 114, shadow),
  rect(0, 0, 86, 114, { fill: '#38353a' }),
  rect(3, 3, 80, 108, { fill: '#f3efe9' }),
  stroke(
    'M43 94V46M43 72c-12-2-18-10-18-20 12 0 18 8 18 20ZM43 62c0-12 6-20 18-22 0 12-6 20-18 22Z',
    '#6d7a62',
    3,
  ),
].join('');

/** Two framed prints that hang side by side. */
export const wallArt = landscape + group({ transform: 'translate(136 22)' }, sprig);
