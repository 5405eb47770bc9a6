import { d, group, stroke } from '../base/svg.ts';
import type { Point } from '../base/svg.ts';

/** Signs drawn as strokes in a cell 6 wide and 10 high, because rasterisers disagree about fonts. */
const strokes: Record<string, string> = {
  '0': 'M3 0C5.200 0 6 2 6 5S5.200 10 3 10S0 8 0 5S.8 0 3 0Z',
  '1': 'M1 2L3.600 0V10',
  '2': 'M.3 2.600C.3 1 1.4 0 3 0S5.800 1 5.8 2.700C5.800 5 .8 7.2 .2 10H6',
  '3':
    'M.3 1.800C.8 .6 1.8 0 3 0C4.600 0 5.6 1 5.6 2.400C5.600 3.9 4.5 4.7 2.6 4.700' +
    'C4.700 4.7 6 5.7 6 7.300C6 8.9 4.8 10 3 10C1.500 10 .4 9.3 0 8',
  '4': 'M4.600 10V0L0 7H6',
  '5':
    'M5.500 0H1L.5 4.600C1.200 4 2.1 3.7 3 3.700C4.800 3.7 6 5 6 6.800C6 8.7 4.8 10 3 10' +
    'C1.600 10 .5 9.3 0 8.1',
  '6':
    'M5.200 .9C4.600 .3 3.9 0 3.2 0C1.200 0 0 2.2 0 5.600C0 8.4 1.2 10 3 10' +
    'C4.800 10 6 8.7 6 6.900C6 5.1 4.8 3.9 3.1 3.900C1.600 3.9 .4 4.8 0 6.3',
  '7': 'M0 0H6C4 3 2.7 6.5 2.3 10',
  '8':
    'M3 4.700C1.400 4.7 .4 3.8 .4 2.400S1.400 0 3 0S5.600 1 5.6 2.400S4.600 4.7 3 4.700Z' +
    'M3 4.700C1.200 4.7 0 5.8 0 7.300S1.200 10 3 10S6 8.9 6 7.300S4.800 4.7 3 4.700Z',
  '9':
    'M.8 9.100C1.400 9.7 2.1 10 2.8 10C4.800 10 6 7.8 6 4.400C6 1.6 4.8 0 3 0' +
    'C1.200 0 0 1.3 0 3.100C0 4.9 1.2 6.1 2.9 6.100C4.400 6.1 5.6 5.2 6 3.7',
  с: 'M5 5.200C4.500 4.2 3.7 3.7 2.8 3.700C1.200 3.7 .2 5 .2 6.800S1.200 10 2.8 10C3.800 10 4.6 9.5 5 8.5',
  м: 'M.2 10V3.800L3 8.200L5.800 3.800V10',
  ',': 'M1.200 9V9.500L.5 11.2',
};

const widths: Record<string, number> = { '1': 4.4, ' ': 2.6, ',': 2, с: 5.2 };
const gap = 1.9;

const widthOf = (sign: string): number => widths[sign] ?? 6;

export const digitsWidth = (text: string, size: number): number =>
  (([...text].reduce((sum, sign) => sum + widthOf(sign) + gap, 0) - gap) * size) / 10;

/** Figures and «см» centred on a point; `size` is their height. */
export const digits = (text: string, [x, y]: Point, size: number, colour: string, width: number): string => {
  const scale = size / 10;
  let at = 0;
  const art = [...text].map((sign) => {
    const shape = strokes[sign];
    const placed = shape ? stroke(shape, colour, width / scale, 1, { transform: d`translate(${at} 0)` }) : '';
    at += widthOf(sign) + gap;
    return placed;
  });
  const left = x - digitsWidth(text, size) / 2;
  return group(
    { transform: d`translate(${left} ${y - size / 2}) scale(${Math.round(scale * 1e4) / 1e4})` },
    art.join(''),
  );
};
