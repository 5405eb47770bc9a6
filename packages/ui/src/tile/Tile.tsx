import { cx, renderAs } from '../element/index.ts';
import type { Native, RenderElement } from '../element/index.ts';
import { tileNames } from '../theme/index.ts';
import type { PictureGround } from '../theme/index.ts';
import * as css from './Tile.css.ts';

export { tileNames as tileTones };
export const tileRatios = ['square', 'low', 'wide', 'free'] as const;
export const tileRadii = ['s', 'm', 'l'] as const;

export interface TileProps extends Native<'div'> {
  /** Ground of the picture: take one that is not the hue of the goods. @default 'stone' */
  tone?: PictureGround;
  /** 1:1, 5:4, 8:5, or as tall as what is inside. @default 'square' */
  ratio?: (typeof tileRatios)[number];
  /** 8, 12 or 16 px. @default 'l' */
  radius?: (typeof tileRadii)[number];
  /** Renders this element, usually a router link. */
  render?: RenderElement;
}

/** A soft ground under a picture with a transparent background; it has a light and a dark shade. */
export function Tile({
  tone = 'stone',
  ratio = 'square',
  radius = 'l',
  render,
  children,
  ...rest
}: TileProps) {
  const className = cx(css.tile, css.tones[tone], css.ratios[ratio], css.radii[radius]);
  return renderAs(render, 'div', { ...rest, className }, children);
}
