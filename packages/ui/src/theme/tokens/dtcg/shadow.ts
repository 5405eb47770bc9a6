import type { Mode } from '../../scales.ts';
import type { Glass, ShadowLayer } from '../../shade.ts';
import { readColour, writeColour } from './colour.ts';
import { objectOf, shown } from './json.ts';
import { readMeasure } from './measure.ts';

type OneTheme = Omit<ShadowLayer, 'colour'> & { colour: Glass };

const px = (value: number) => ({ value, unit: 'px' });

const readPx = (value: unknown) => Number.parseFloat(readMeasure(value, ['px']));

/** Layers of a shadow in one theme. */
export const writeShadow = (layers: readonly ShadowLayer[], mode: Mode): object[] =>
  layers.map(({ x, y, blur, spread, colour }) => ({
    color: writeColour(colour[mode]),
    offsetX: px(x),
    offsetY: px(y),
    blur: px(blur),
    spread: px(spread),
  }));

function readLayer(value: unknown): OneTheme {
  const { color, offsetX, offsetY, blur, spread, inset } = objectOf(
    value,
    ['color', 'offsetX', 'offsetY', 'blur', 'spread'],
    ['inset'],
  );
  if (inset === true) throw new TypeError('what floats has no shadow inside');
  return {
    x: readPx(offsetX),
    y: readPx(offsetY),
    blur: readPx(blur),
    spread: readPx(spread),
    colour: readColour(color),
  };
}

/** One layer or a list of them. */
export function readShadow(value: unknown): OneTheme[] {
  const layers = Array.isArray(value) ? value : [value];
  if (layers.length === 0) throw new TypeError(`layers of a shadow are expected, not ${shown(value)}`);
  return layers.map(readLayer);
}

const place = ({ x, y, blur, spread }: OneTheme) => [x, y, blur, spread].join(' ');

/** Whether colours alone differ: `light-dark()` holds nothing else. */
export const standAlike = (light: readonly OneTheme[], dark: readonly OneTheme[]): boolean =>
  light.map(place).join() === dark.map(place).join();

/** Both themes in one shadow. */
export const joinShadows = (light: readonly OneTheme[], dark: readonly OneTheme[]): ShadowLayer[] =>
  light.map((layer, index) => ({
    ...layer,
    colour: { light: layer.colour, dark: dark[index]?.colour ?? layer.colour },
  }));
