import { globalStyle } from '@vanilla-extract/css';
import { fixed, space } from './dimensions.ts';

/** Browsers that would cut off what stands out of a box, such as focus rings, lay out at once. */
const KNOWN = '(content-visibility: auto) and (overflow-clip-margin: 1px)';

type Guess = keyof typeof fixed.guess;

const late = (height: Guess) => ({
  contentVisibility: 'auto' as const,
  containIntrinsicSize: `auto ${fixed.guess[height]}`,
  overflowClipMargin: space[6],
});

/**
 * For what lies below the first screen: the browser lays it out when it comes near, and reckons with a guess of its
 * height until then. Not while `data-whole` stands on the document: who comes back to a place in the page needs its
 * true height.
 */
export const deferred = (height: Guess) => ({
  '@supports': { [KNOWN]: { selectors: { 'html:not([data-whole]) &': late(height) } } },
});

/** `deferred` for whatever a selector finds. */
export function deferEach(selector: string, height: Guess): void {
  globalStyle(`html:not([data-whole]) ${selector}`, { '@supports': { [KNOWN]: late(height) } });
}
