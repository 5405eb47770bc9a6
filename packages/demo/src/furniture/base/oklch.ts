import { short } from './numbers.ts';

/** Lightness, green to red, blue to yellow. */
export type Lab = readonly [number, number, number];

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const gamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

const channel = (hex: string, start: number): number =>
  linear(parseInt(hex.slice(start, start + 2), 16) / 255);

const twoDigits = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, gamma(Math.max(0, value)))) * 255)
    .toString(16)
    .padStart(2, '0');

export const toLab = (hex: string): Lab => {
  const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const toHex = ([lightness, a, b]: Lab): string => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = twoDigits(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = twoDigits(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = twoDigits(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return `#${red}${green}${blue}`;
};

/** Lighter or darker by `step`, more or less colourful by `saturation`; near white and black the step shrinks. */
export const tone = (hex: string, step: number, saturation = 1): string => {
  const [lightness, a, b] = toLab(hex);
  const shift = step > 0 ? Math.min(step, (0.992 - lightness) * 0.8) : step * (0.45 + 0.75 * lightness);
  return toHex([lightness + shift, a * saturation, b * saturation]);
};

export const mix = (from: string, to: string, share: number): string => {
  const [a, b] = [toLab(from), toLab(to)];
  const between = (index: 0 | 1 | 2): number => a[index] + (b[index] - a[index]) * share;
  return toHex([between(0), between(1), between(2)]);
};

export const chroma = ([, a, b]: Lab): number => Math.hypot(a, b);

/** Degrees of hue, 0 to 360. */
export const hueOf = ([, a, b]: Lab): number => (short((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360;
