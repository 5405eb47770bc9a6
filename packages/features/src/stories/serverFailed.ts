import type { CallPath } from '@siren/contract/calls';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';

/** A page whose data our server fails to answer: it says what did not load, and whose fault that is. */
export const serverFailed = (path: CallPath, words: string) => ({
  parameters: { msw: [http.post(`*${path}`, () => new HttpResponse(null, { status: 500 }))] },
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    const said = await canvas.findByRole('alert');
    await expect(said).toHaveTextContent(words);
    await expect(said).toHaveTextContent(/У\sнас что-то сломалось/);
  },
});
