import { create } from 'storybook/theming';
import { meaning } from '../packages/ui/src/theme/meaning.ts';
import type { Mode } from '../packages/ui/src/theme/scales.ts';

/** The Storybook in the colours of the shop. */
export const siren = (mode: Mode) =>
  create({
    base: mode,
    brandTitle: 'Сирень: дизайн-система',
    fontBase: "'Golos Text', system-ui, sans-serif",
    colorPrimary: meaning.brand.solid[mode],
    colorSecondary: meaning.brand.solid[mode],
    appBg: meaning.surface.sunken[mode],
    appContentBg: meaning.surface.page[mode],
    appPreviewBg: meaning.surface.page[mode],
    appBorderColor: meaning.border.subtle[mode],
    appBorderRadius: 12,
    textColor: meaning.text.strong[mode],
    textMutedColor: meaning.text.muted[mode],
    barBg: meaning.surface.raised[mode],
    barTextColor: meaning.text.muted[mode],
    barSelectedColor: meaning.brand.text[mode],
    barHoverColor: meaning.brand.text[mode],
    inputBg: meaning.surface.raised[mode],
    inputBorder: meaning.border.field[mode],
    inputTextColor: meaning.text.strong[mode],
    inputBorderRadius: 8,
  });
