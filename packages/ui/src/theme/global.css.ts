import { createGlobalVar, globalStyle } from '@vanilla-extract/css';
import { fixed } from './dimensions.ts';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
globalStyle('html', {
  textSizeAdjust: '100%',
  scrollPaddingBottom: `calc(${vars.inset.bottom} + ${vars.space[4]})`,
});
globalStyle('body', {
  margin: 0,
  minWidth: '320px',
  background: vars.surface.page,
  color: vars.text.normal,
  fontFamily: vars.font.text,
  fontSize: vars.size[16],
  lineHeight: 1.5,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
/**
 * A dialog that opens takes the pointer off the body, and tells it how wide its scroll bar was. Neither is passed on: every element of
 * the page would be reckoned anew, and nothing of it can be pressed under the veil anyhow.
 */
globalStyle('body > *', { pointerEvents: 'auto' });
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false });

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
globalStyle('h1, h2, h3, h4', { font: 'inherit' });
/* No marks. `none` would take the role of a list away in Safari. */
globalStyle('ul, ol', { listStyleType: "''" });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', {
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  textAlign: 'inherit',
  touchAction: 'manipulation',
});
globalStyle('button:disabled', { cursor: 'default' });
/* Pressed before the page was awake, which then does it. */
globalStyle('[data-pressed]', { opacity: 0.6 });
globalStyle('img, svg, picture, video', { display: 'block', maxWidth: '100%' });
globalStyle('::placeholder', { color: vars.text.muted, opacity: 1 });
/* What is hidden until it is found has to keep its box: the browser looks into it. */
globalStyle('[hidden]:not([hidden=until-found])', { display: 'none !important' });
globalStyle(':focus-visible', {
  outline: `${fixed.bold} solid ${vars.border.focus}`,
  outlineOffset: fixed.bold,
});
globalStyle('main:focus-visible, [tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('html', {
  '@media': { [`${media.still}`]: { scrollBehavior: 'auto' } },
});
