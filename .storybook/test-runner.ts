import type { TestRunnerConfig } from '@storybook/test-runner';
import { checkAxe } from './axe.ts';
import { checkCharacters } from './characters.ts';
import { finished, watchFinish } from './finished.ts';
import { checkForcedColours } from './forcedColours.ts';
import { look } from './looks.ts';
import { settle, WIDE } from './settle.ts';
import { readTold } from './told.ts';

const { PICTURES, STORIES } = process.env;

/** Stories of a folder are looked at by axe in both themes, whatever their pictures say. */
const some = STORIES !== undefined;

/** Where only pictures are counted, what is no picture is left out: see app/bench/pictures.ts. */
const counts = PICTURES === 'count';

/** Runs in the page: what has the focus may hold open what is in no picture. */
const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/**
 * Every story: its `play` runs, axe finds nothing, in the colours of both themes neither, states that it pairs are told apart in
 * forced colours, its characters are in the shop's fonts, and it looks as it did.
 * Console errors fail a story by the runner's own `--failOnConsole`.
 */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async preVisit(page, story) {
    await watchFinish(page, story.id);
    await page.setViewportSize(WIDE);
  },
  async postVisit(page, story) {
    if (story.hasFailure) return;
    await finished(page, story.id);
    const told = await readTold(page);
    // What comes late must not come into the next story, either.
    await settle(page);
    // Half of all look like another one, by their own word: of the whole Storybook they are looked at in light alone.
    const isLikeAnother = told.chromatic?.disableSnapshot === true;
    const once = some || isLikeAnother || PICTURES === 'off' || (await page.evaluate(hasFocus));
    if (!counts) await checkAxe(page, told, once ? 'all' : 'shape');
    const colours = counts ? 'no' : once ? 'once' : 'unless-kept';
    if (some || !isLikeAnother) await look(page, { story, told, colours });
    if (counts) return;
    await checkForcedColours(page);
    // Last: it writes into the page.
    await checkCharacters(page);
  },
};

export default config;
