import type { TestRunnerConfig } from '@storybook/test-runner';
import { getStoryContext } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { checkInDark } from './axe.ts';
import { checkCharacters } from './characters.ts';
import { finished, watchFinish } from './finished.ts';
import { checkForcedColours } from './forcedColours.ts';
import { watchLoads } from './loads.ts';
import { comparePictures } from './pictures.ts';
import { settle, WIDE } from './settle.ts';

/** Where only pictures are counted, what is no picture is left out: see app/bench/pictures.ts. */
const counts = process.env['PICTURES'] === 'count';

/**
 * Every story: its `play` runs, axe finds nothing in light (addon-a11y) and in dark, states that it pairs are told
 * apart in forced colours, its characters are in the shop's fonts, and it looks as it did.
 * Console errors fail a story by the runner's own `--failOnConsole`.
 */
const config: TestRunnerConfig = {
  logLevel: 'none',
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page, story) {
    watchLoads(page);
    await watchFinish(page, story.id);
    await page.setViewportSize(WIDE);
  },
  async postVisit(page, story) {
    if (story.hasFailure) return;
    await finished(page, story.id);
    const { parameters } = await getStoryContext(page, story);
    await settle(page);
    if (!counts) {
      await checkInDark(page, parameters);
      await checkForcedColours(page);
    }
    await comparePictures(page, story, parameters);
    // Last: it writes into the page.
    if (!counts) await checkCharacters(page);
  },
};

export default config;
