import type { CallPath } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import type { ApiError } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/** A page whose data the server refuses: it says what did not load, and in whose words. */
const callRefused = (
  path: CallPath,
  words: string,
  refused: ApiError,
  check: (said: ReturnType<typeof within>) => Promise<void>,
) => ({
  parameters: { msw: [mockCall(path, () => refused)] },
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    const said = await canvas.findByRole('alert');
    await expect(said).toHaveTextContent(words);
    await expect(said).toHaveTextContent(refused.message);
    await check(within(said));
  },
});

/** The session has ended meanwhile, or it is not for this visitor: only signing in helps. */
export const forbidden = (path: CallPath, words: string) =>
  callRefused(path, words, refusal('user.not_authorized'), async (said) => {
    const login = said.getByRole('link', { name: 'Войти' });
    await expect(login).toHaveAttribute('href', '/lk/login');
    await expect(said.queryByRole('button', { name: 'Повторить' })).toBeNull();
  });

/** It was asked for too often: for how long to wait. */
export const tooManyRequests = (path: CallPath, words: string) =>
  callRefused(path, words, refusal('general.too_many_requests', { retryAfter: 40 }), async (said) => {
    await expect(said.getByText(/Осталось 40\sс[.]$/)).toBeVisible();
    await expect(said.getByRole('button', { name: 'Повторить' })).toBeVisible();
  });
