import type { Mode, Pair } from './scales.ts';
import type { Glass, ShadowLayer } from './shade.ts';

/** `surface`, `sunkenStrong` → `surface-sunken-strong`: the name of a custom property without its dashes. */
export const kebab = (...path: readonly string[]): string =>
  path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-');

/** Both themes in one value: `light-dark(#fff, #000)`, or the value alone where they are the same. */
export const lightDark = ({ light, dark }: Pair): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

const glass = ({ colour, alpha }: Glass) => `rgb(${channels(colour)} / ${alpha})`;

/** `light-dark(rgb(28 26 33 / 0.46), rgb(0 0 0 / 0.62))`. */
export const glassText = ({ light, dark }: Readonly<Record<Mode, Glass>>): string =>
  lightDark({ light: glass(light), dark: glass(dark) });

/** Value of `box-shadow`. */
export const shadowText = (layers: readonly ShadowLayer[]): string =>
  layers
    .map(({ x, y, blur, spread, colour }) => `${x}px ${y}px ${blur}px ${spread}px ${glassText(colour)}`)
    .join(', ');

const GENERIC = /^(?:[a-z]+-)*[a-z]+$/;

/** Value of `font-family`: names in quotes, generic families bare. */
export const familyText = (families: readonly string[]): string =>
  families.map((family) => (GENERIC.test(family) ? family : `'${family}'`)).join(', ');
