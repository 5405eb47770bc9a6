import type { TestRunnerConfig } from '@storybook/test-runner';
import { checkColours } from './axe.ts';
import { checkCharacters } from './characters.ts';
import { finished, watchFinish } from './finished.ts';
import { checkForcedColours } from './forcedColours.ts';
import { comparePicture } from './pictures.ts';
import { setTheme, settle, WIDE } from './settle.ts';
import { readTold } from './told.ts';
import type { Told } from './told.ts';

/** Where only pictures are counted, what is no picture is left out: see app/bench/pictures.ts. */
const counts = process.env['PICTURES'] === 'count';

/**
 * Stories of a folder are all looked at in dark. Of the whole Storybook those are left out that look like another one, by their own word:
 * they are half of all, and a tenth of the time.
 */
const some = process.env['STORIES'] !== undefined;
const hasDark = ({ chromatic }: Told): boolean => some || chromatic?.disableSnapshot !== true;

/**
 * Every story: its `play` runs, axe finds nothing in light (addon-a11y) and in dark (see `hasDark`), states that it pairs are told
 * apart in forced colours, its characters are in the shop's fonts, and it looks as it did.
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
    await settle(page);
    if (hasDark(told)) {
      // Dark first and light last, as the story was: each change of the theme draws all of it anew.
      await setTheme(page, 'dark');
      if (!counts) await checkColours(page, told);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await comparePicture(page, story, told, 'dark');
      await setTheme(page, 'light');
    }
    await comparePicture(page, story, told, 'light');
    await comparePicture(page, story, told, 'phone');
    if (counts) return;
    await checkForcedColours(page);
    // Last: it writes into the page.
    await checkCharacters(page);
  },
};

export default config;
