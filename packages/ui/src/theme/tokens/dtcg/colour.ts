import type { Glass } from '../../shade.ts';
import { numberIn, objectOf, shown } from './json.ts';

const HEX = /^#[\da-f]{6}$/i;

/** Four digits tell all 256 shades of a channel apart. */
const share = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000;

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** `#rrggbb` as a colour of the format: shares of sRGB, and the same in hex for older tools. */
export function writeColour({ colour, alpha }: Glass): object {
  const components = [1, 3, 5].map((at) => share(Number.parseInt(colour.slice(at, at + 2), 16)));
  return { colorSpace: 'srgb', components, ...(alpha < 1 && { alpha }), hex: colour };
}

/** Throws where the value is no sRGB colour, or where its hex says another one than its components. */
export function readColour(value: unknown): Glass {
  const {
    colorSpace,
    components,
    alpha = 1,
    hex,
  } = objectOf(value, ['colorSpace', 'components'], ['alpha', 'hex']);
  if (colorSpace !== 'srgb') throw new TypeError(`colorSpace "srgb" is expected, not ${shown(colorSpace)}`);
  if (!Array.isArray(components) || components.length !== 3) {
    throw new TypeError(`three components are expected, not ${shown(components)}`);
  }
  const colour = hexOf(components.map((component) => Math.round(numberIn(component, 0, 1) * 255)));
  if (hex !== undefined && !(typeof hex === 'string' && HEX.test(hex))) {
    throw new TypeError(`hex like "#8948d8" is expected, not ${shown(hex)}`);
  }
  if (typeof hex === 'string' && hex.toLowerCase() !== colour) {
    throw new TypeError(`hex ${hex} is another colour than the components, which make ${colour}`);
  }
  return { colour, alpha: numberIn(alpha, 0, 1) };
}

/** A colour that hides what lies under it. */
export function readOpaque(value: unknown): string {
  const { colour, alpha } = readColour(value);
  if (alpha < 1) throw new RangeError(`an opaque colour is expected, this one has alpha ${alpha}`);
  return colour;
}
