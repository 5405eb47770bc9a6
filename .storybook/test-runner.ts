import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { checkAxe } from './axe.ts';
import { checkCharacters } from './characters.ts';
import { finished, watchFinish } from './finished.ts';
import { checkForcedColours } from './forcedColours.ts';
import { look } from './looks.ts';
import type { Look } from './looks.ts';
import { hasPictures } from './pictures.ts';
import { settle } from './settle.ts';
import type { Told } from './told.ts';

const { PICTURES, STORIES } = process.env;

/** Stories of a folder are looked at by axe in both themes, whatever their pictures say. */
const some = STORIES !== undefined;

/** Without pictures to compare nothing says that colours are as they were. */
const everything = some || PICTURES === 'off';

/** Where only pictures are counted, what is no picture is left out: see app/bench/pictures.ts. */
const counts = PICTURES === 'count';

/** Runs in the page: whether the focus holds open what is written in no picture, a hint or a list. It stays where it was. */
const holdsOpen = async () => {
  /** What React takes away comes later than the call that makes it do so. */
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return false;
  const before = document.body.innerText;
  focused.blur();
  await drawn();
  const isOther = document.body.innerText !== before;
  focused.focus({ preventScroll: true });
  await drawn();
  return isOther;
};

/** What `look` has to ask axe of colours, once axe has looked at the page in light. */
async function coloursOf(page: Page, told: Told): Promise<Look['colours']> {
  if (counts) return 'no';
  if (everything) return 'once';
  if (!(await page.evaluate(holdsOpen))) return 'unless-kept';
  await checkAxe(page, told, 'colours');
  return 'once';
}

/**
 * Every story: its `play` runs, axe finds nothing, nor in colours that neither a picture nor another story knows, states that it
 * pairs are told apart in forced colours, its characters are in the shop's fonts, and it looks as it did.
 * Console errors fail a story by the runner's own `--failOnConsole`.
 */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async preVisit(page, story) {
    globalThis.loads.calls.clear();
    await watchFinish(page, story.id);
  },
  async postVisit(page, story) {
    if (story.hasFailure) return;
    const told = await finished(page, story.id);
    // What comes late must not come into the next story, either.
    await settle(page);
    // Half of all look like another one of their file, by their own word: their colours are those of that one.
    const isLikeAnother = told.chromatic?.disableSnapshot === true;
    const isUnseen = isLikeAnother && !hasPictures(told);
    if (!counts) await checkAxe(page, told, everything || isUnseen ? 'all' : 'shape');
    if (some || !isLikeAnother) await look(page, { story, told, colours: await coloursOf(page, told) });
    if (counts) return;
    await checkForcedColours(page);
    // Last: it writes into the page.
    await checkCharacters(page);
  },
};

export default config;
