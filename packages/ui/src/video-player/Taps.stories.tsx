import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { doubleTap, open, tap } from './fixtures/drive.ts';
import { film } from './fixtures/film.ts';
import { DOUBLE_TAP_MS } from './rules/countTap.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

/** More about the same component, without a page of docs of its own: taps that follow one another. */
const meta = {
  title: 'Components/VideoPlayer taps',
  component: VideoPlayer,
  args: film,
  render: (args) => (
    <div style={{ maxWidth: '720px' }}>
      <VideoPlayer {...args} />
    </div>
  ),
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export const ADoubleTapWithinHalfASecondFillsTheScreen: Story = {
  play: async ({ canvasElement, step }) => {
    const { frame, surface } = await open(canvasElement);
    const ask = fn(async () => undefined);
    Object.assign(frame, { requestFullscreen: ask });
    await step('two slow ones play and stop', async () => {
      await tap(surface, 'mouse');
      await waitFor(() => expect(frame).toHaveAttribute('data-state', 'playing'));
      await wait(DOUBLE_TAP_MS + 50);
      await tap(surface, 'mouse');
      await waitFor(() => expect(frame).toHaveAttribute('data-state', 'paused'));
      await expect(ask).not.toHaveBeenCalled();
    });
    await wait(DOUBLE_TAP_MS + 50);
    await step('two quick ones fill the screen and leave the rest as it was', async () => {
      doubleTap(surface, 'mouse');
      await expect(ask).toHaveBeenCalledOnce();
      await waitFor(() => expect(frame).toHaveAttribute('data-state', 'paused'));
    });
    await step('so do two touches', async () => {
      doubleTap(surface, 'touch');
      await expect(ask).toHaveBeenCalledTimes(2);
    });
  },
};

export const ADoubleTapThatMeetsTheSignFillsTheScreenToo: Story = {
  play: async ({ canvasElement, step }) => {
    const { frame, surface, video, button } = await open(canvasElement);
    /* Drawn anew after each wait. */
    const sign = () => surface.firstElementChild ?? surface;
    const ask = fn(async () => undefined);
    Object.assign(frame, { requestFullscreen: ask });
    await step('one touch of it plays', async () => {
      await tap(sign(), 'touch');
      await waitFor(() => expect(frame).toHaveAttribute('data-state', 'playing'));
    });
    await wait(DOUBLE_TAP_MS + 50);
    await step('a touch of the picture takes the controls away', async () => {
      await tap(surface, 'touch');
      await expect(frame).toHaveAttribute('data-idle');
    });
    await wait(DOUBLE_TAP_MS + 50);
    await step(
      'the second touch meets the sign that the first one brought, and the video plays on',
      async () => {
        doubleTap(surface, 'touch', sign());
        await expect(ask).toHaveBeenCalledOnce();
        await expect(frame).not.toHaveAttribute('data-idle');
        await expect(video.paused).toBe(false);
      },
    );
    await userEvent.click(button('Пауза'));
    await waitFor(() => expect(frame).toHaveAttribute('data-state', 'paused'));
    await step('two touches of the sign leave what stands standing', async () => {
      doubleTap(sign(), 'touch');
      await expect(ask).toHaveBeenCalledTimes(2);
      await waitFor(() => expect(frame).toHaveAttribute('data-state', 'paused'));
    });
  },
};
