import { luminance } from '../../contrast.ts';
import { fromOklch } from './oklch.ts';

/** Steps of lightness finer than one of a channel's 256. */
const FINE = 1 / 2048;

/**
 * The colour of a hue and a chroma that has a luminance, from 0 to 1: contrast depends on nothing else. `side` says
 * where it may miss by rounding: `darker` is never lighter than asked, `lighter` never darker.
 */
export function withLuminance(wanted: number, c: number, h: number, side: 'darker' | 'lighter'): string {
  let [dark, light] = [0, 1];
  for (let step = 0; step < 16; step += 1) {
    const l = (dark + light) / 2;
    if (luminance(fromOklch({ l, c, h })) < wanted) dark = l;
    else light = l;
  }
  const away = side === 'darker' ? -FINE : FINE;
  const misses = (found: number) => (side === 'darker' ? found > wanted : found < wanted);
  let l = (dark + light) / 2;
  while (l > 0 && l < 1 && misses(luminance(fromOklch({ l, c, h })))) l += away;
  return fromOklch({ l: Math.min(Math.max(l, 0), 1), c, h });
}
