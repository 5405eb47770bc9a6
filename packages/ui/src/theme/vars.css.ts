import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { familyText, glassText, kebab, lightDark, shadowText } from './cssText.ts';
import { control, motion, radius, size, space } from './dimensions.ts';
import { families } from './families.ts';
import { meaning } from './meaning.ts';
import type { Pair } from './scales.ts';
import { float, veil } from './shade.ts';
import { wishes } from './wishes.ts';

type Colours = { [G in keyof typeof meaning]: { [N in keyof (typeof meaning)[G]]: string } };

const lightDarkGroup = (pairs: Record<string, Pair>) =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, lightDark(pair)]));

const colours = Object.fromEntries(
  Object.entries(meaning).map(([group, pairs]) => [group, lightDarkGroup(pairs)]),
) as Colours;

const tokens = {
  ...colours,
  space,
  size,
  radius,
  control,
  motion,
  font: { text: familyText(families.text) },
  shade: { float: shadowText(float), veil: glassText(veil) },
  /** Height of what is docked at the bottom of a phone: whatever floats there stands above it. */
  inset: { bottom: '0px' },
};

/** References to every token: `vars.surface.page` is `var(--surface-page)`. */
export const vars = createGlobalThemeContract(tokens, (_value, path) => kebab(...path));

/**
 * `light-dark()` holds both themes in one value, so each colour is written once and a theme is a `color-scheme`:
 * the system's by default, a forced one with `data-theme` on `:root` or on any part of the page.
 */
createGlobalTheme(':root', vars, tokens);

/* `!important` against a theme that comes later on `:root`; on a part of the page `css` of a brand's theme sees to it. */
const important = (values: Readonly<Record<string, string>>) => ({
  vars: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value} !important`])),
});

globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': Object.fromEntries(Object.entries(wishes).map(([query, values]) => [query, important(values)])),
});
globalStyle('[data-theme=light]', { colorScheme: 'light' });
globalStyle('[data-theme=dark]', { colorScheme: 'dark' });
/* What would be inherited is the colour of the theme around. It has no weight: a colour of one's own stays. */
globalStyle(':where([data-theme])', { color: vars.text.normal });
