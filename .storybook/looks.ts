import type { TestContext } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { checkAxe } from './axe.ts';
import { waitForLoads } from './loads.ts';
import { isWide, judge, takePicture } from './pictures.ts';
import { setTheme } from './settle.ts';
import type { Theme } from './settle.ts';
import type { Told } from './told.ts';

/** Runs in the page: whether its window shows all that it has to show. */
const isWhole = () => document.documentElement.scrollHeight <= window.innerHeight;

/** Runs in the page: whether the story's own element is all that is seen: it covers the window, or nothing is written beside it. */
const isAlone = () => {
  const box = document.getElementById('storybook-root')?.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  if (box && box.x <= 0 && box.y <= 0 && box.right >= innerWidth && box.bottom >= innerHeight) return true;
  return [...document.body.children].every(
    (element) =>
      element.id === 'storybook-root' ||
      !(element instanceof HTMLElement) ||
      !element.checkVisibility() ||
      element.innerText.trim() === '',
  );
};

/** Whose picture it is, and what is looked at besides. */
export interface Look {
  story: TestContext;
  told: Told;
  /** `once` is looked at already in light; `unless-kept` where no picture shows what it did. */
  colours: 'no' | 'once' | 'unless-kept';
}

/** The theme in which the gate sees a story: by its id, half of all in each. */
const themeOf = ({ id }: TestContext): Theme =>
  [...id].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 2 === 0 ? 'light' : 'dark';

async function lookIn(theme: Theme, page: Page, { story, told, colours }: Look): Promise<void> {
  const picture = await takePicture(page, story, told, theme);
  const isShown = () => page.evaluate(told.pictures?.whole ? isWhole : isAlone);
  const isKnown = colours !== 'unless-kept' || (picture?.isAsKept === true && (await isShown()));
  if (!isKnown) await checkAxe(page, told, 'colours');
  if (picture) await judge(picture);
}

/**
 * The pictures of a story, and its colours by axe. What a picture shows as it did has the contrast that it had when it was kept, and
 * axe does not look at it again: that was a third of all its time. What floats beside the picture, or lies below it, axe does look at.
 * Dark comes first and light last, as the story was: each change of the theme draws all of it anew.
 */
export async function look(page: Page, what: Look): Promise<void> {
  const isSeen = (theme: Theme) => isWide || theme === themeOf(what.story);
  if (isSeen('dark')) {
    await setTheme(page, 'dark');
    // What has the focus may hold open what is gone with it.
    if (what.colours === 'once') await checkAxe(page, what.told, 'colours');
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  if (isSeen('dark')) {
    await lookIn('dark', page, what);
    await setTheme(page, 'light');
    // A picture of a whole page lays it out in another window: what measures itself has to draw for this one again.
    if (isSeen('light')) await waitForLoads(page);
  }
  if (isSeen('light')) await lookIn('light', page, what);
  const onPhone = await takePicture(page, what.story, what.told, 'phone');
  if (onPhone) await judge(onPhone);
}
