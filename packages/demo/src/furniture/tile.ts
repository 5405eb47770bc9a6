import { tiles } from './base/colours.ts';
import type { TileName } from './base/colours.ts';
import { chroma, hueOf, toLab } from './base/oklch.ts';
import type { Lab } from './base/oklch.ts';
import { complete } from './base/params.ts';
import { kindOf } from './registry.ts';
import type { FurnitureKind, ParamsOf } from './registry.ts';

/** Below this a colour has no hue that anyone would name. */
const colourless = 0.02;
const sameHue = 45;
/** Two colours nearer than this in lightness and hue run into each other. */
const enough = 0.062;
const deepTiles: readonly TileName[] = ['linen', 'slate'];

const distance = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const hueGap = (a: Lab, b: Lab): number => {
  const gap = Math.abs(hueOf(a) - hueOf(b));
  return Math.min(gap, 360 - gap);
};

/** Tile hues are faint, so what counts is the tint they are named after. */
const tints: Record<TileName, string | undefined> = {
  sand: '#d8c3a0',
  mist: '#9eb1bd',
  sage: '#a4b19b',
  lilac: '#b4a6c3',
  clay: '#cfa59a',
  stone: undefined,
  linen: '#d8c3a0',
  slate: '#9eb1bd',
};

const isOwnHue = (good: Lab, name: TileName): boolean => {
  const tint = tints[name];
  return tint !== undefined && chroma(good) > colourless && hueGap(good, toLab(tint)) < sameHue;
};

const hash = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);

/**
 * The tile a good stands out from: never of its own hue, deep where the good is pale. Among equals the choice varies
 * with the parameters, so that a list of alike goods is not all on one colour.
 */
export function tileFor<K extends FurnitureKind>(name: K, params: ParamsOf<K> = {}): TileName {
  const kind = kindOf(name);
  const values = complete(kind.schema, params);
  const [main, ...others] = kind.colours(values).map(toLab);
  if (!main) return 'stone';
  const names = Object.keys(tiles) as TileName[];
  const suitable = names.filter((tile) => !isOwnHue(main, tile));
  const contrast = (tile: TileName): number => {
    const ground = toLab(tiles[tile].hex);
    return Math.min(distance(main, ground), ...others.map((part) => distance(part, ground) * 2.4));
  };
  const light = suitable.filter((tile) => !deepTiles.includes(tile) && contrast(tile) >= enough);
  const [first, ...rest] = light.sort((a, b) => contrast(b) - contrast(a));
  if (first) {
    const equals = [first, ...rest].filter((tile) => contrast(first) - contrast(tile) < 0.05);
    return equals[hash(name + JSON.stringify(values)) % equals.length] ?? first;
  }
  return suitable.sort((a, b) => contrast(b) - contrast(a))[0] ?? 'stone';
}
