import { fixed, space } from './dimensions.ts';
import { media } from './media.ts';

/** Browsers that would cut off what stands out of a box, such as focus rings, lay out at once. */
const KNOWN = '(content-visibility: auto) and (overflow-clip-margin: 1px)';

/** What a part of a page is: tells how high it will be. */
export type Guess = keyof typeof fixed.guess;

const reckoned = (height: string) => ({ containIntrinsicSize: `auto ${height}` });

const late = (height: string) => ({
  ...reckoned(height),
  contentVisibility: 'auto' as const,
  overflowClipMargin: space[6],
});

/** Who comes back to a place in the page needs the true height of all of it. */
const NOT_WHOLE = 'html:not([data-whole])';
const own = `${NOT_WHOLE} &`;

/**
 * For what lies below the first screen: the browser lays it out when it comes near, and reckons with a guess of its
 * height until then. Not while `data-whole` stands on the document.
 */
export const deferred = (part: Guess) => {
  const [phone, tablet, desk] = fixed.guess[part];
  return {
    '@supports': {
      [KNOWN]: {
        selectors: { [own]: late(phone) },
        '@media': {
          [media.tablet]: { selectors: { [own]: reckoned(tablet) } },
          [media.desk]: { selectors: { [own]: reckoned(desk) } },
        },
      },
    },
  };
};

/** The same on phones for whatever a selector finds: what to give to `globalStyle`. */
export const deferredEach = (selector: string, part: Guess) =>
  [`${NOT_WHOLE} ${selector}`, { '@supports': { [KNOWN]: late(fixed.guess[part][0]) } }] as const;
