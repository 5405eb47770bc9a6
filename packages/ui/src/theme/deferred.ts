import { fixed, space } from './dimensions.ts';

/**
 * For what lies below the first screen: the browser lays it out when it comes near, and reckons with a guess of its
 * height until then. Not while `data-whole` stands on the document: who comes back to a place in the page needs its
 * true height. What stands out of its box, such as focus rings, is seen; browsers that would cut it off lay out at once.
 */
export const deferred = (height: keyof typeof fixed.guess) => ({
  '@supports': {
    '(content-visibility: auto) and (overflow-clip-margin: 1px)': {
      selectors: {
        'html:not([data-whole]) &': {
          contentVisibility: 'auto' as const,
          containIntrinsicSize: `auto ${fixed.guess[height]}`,
          overflowClipMargin: space[6],
        },
      },
    },
  },
});
