import config from './test-runner.ts';

declare global {
  // The names by which the runner's tests call what is set for them.
  var __sbPreVisit: typeof config.preVisit;
  var __sbPostVisit: typeof config.postVisit;
  /** How many stories of this file were looked at: see `test-environment.js`. */
  var lookedAt: number;
}

/**
 * In the place of the runner's own setup of each file, which loads all of the runner, Babel and Storybook's tools with it:
 * two thirds of a second, a hundred and sixty times.
 */
globalThis.lookedAt = 0;
globalThis.__sbPreVisit = config.preVisit;
globalThis.__sbPostVisit = async (page, story) => {
  globalThis.lookedAt += 1;
  await config.postVisit?.(page, story);
};
