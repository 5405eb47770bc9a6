import { fixed, space } from './dimensions.ts';

/** Browsers that would cut off what stands out of a box, such as focus rings, lay out at once. */
const KNOWN = '(content-visibility: auto) and (overflow-clip-margin: 1px)';

type Guess = keyof typeof fixed.guess;

const late = (height: Guess) => ({
  contentVisibility: 'auto' as const,
  containIntrinsicSize: `auto ${fixed.guess[height]}`,
  overflowClipMargin: space[6],
});

/** Who comes back to a place in the page needs the true height of all of it. */
const NOT_WHOLE = 'html:not([data-whole])';

/**
 * For what lies below the first screen: the browser lays it out when it comes near, and reckons with a guess of its
 * height until then. Not while `data-whole` stands on the document.
 */
export const deferred = (height: Guess) => ({
  '@supports': { [KNOWN]: { selectors: { [`${NOT_WHOLE} &`]: late(height) } } },
});

/** The same for whatever a selector finds: what to give to `globalStyle`. */
export const deferredEach = (selector: string, height: Guess) =>
  [`${NOT_WHOLE} ${selector}`, { '@supports': { [KNOWN]: late(height) } }] as const;
