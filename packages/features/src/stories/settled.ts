import { expect, waitFor } from 'storybook/test';

/** Waits until nothing is on its way, and what was dimmed meanwhile has its full contrast again. */
export const settled = () =>
  waitFor(async () => {
    await expect(document.querySelector('[aria-busy=true]')).toBeNull();
    await expect(document.getAnimations().filter((each) => each instanceof CSSTransition)).toEqual([]);
  });
