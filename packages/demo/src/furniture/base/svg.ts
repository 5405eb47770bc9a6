import { short } from './numbers.ts';

export type Point = readonly [number, number];
export type Attributes = Record<string, string | number | undefined>;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const attribute = ([name, value]: [string, string | number | undefined]): string =>
  value === undefined ? '' : ` ${name}="${typeof value === 'number' ? short(value) : value}"`;

export const tag = (name: string, attributes: Attributes, children = ''): string => {
  const head = name + Object.entries(attributes).map(attribute).join('');
  return children ? `<${head}>${children}</${name}>` : `<${head}/>`;
};

export const group = (attributes: Attributes, children: string): string => tag('g', attributes, children);

export const path = (d: string, attributes: Attributes): string => tag('path', { d, ...attributes });

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  tag('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes): string =>
  tag('circle', { cx, cy, r, ...attributes });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes): string =>
  tag('ellipse', { cx, cy, rx: Math.abs(rx), ry: Math.abs(ry), ...attributes });

/** What every picture sets on its root, so that lines need not say it one by one. */
export const roundLines: Attributes = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** A line without a fill. */
export const stroke = (
  d: string,
  colour: string,
  width: number,
  opacity = 1,
  more: Attributes = {},
): string =>
  path(d, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    opacity: opacity < 1 ? opacity : undefined,
    ...more,
  });

/** Joins numbers and commands into path data, rounding as it goes. */
export const d = (strings: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  strings.reduce((text, part, index) => {
    const value = values[index - 1];
    return text + (typeof value === 'number' ? short(value) : (value ?? '')) + part;
  });

const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

export const outline = (points: readonly Point[], closed = true): string =>
  `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;
