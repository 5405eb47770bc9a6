import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { leave, open, press, tap } from './fixtures/drive.ts';
import { pretend } from './fixtures/environment.ts';
import { englishTrack, film, filmAddress, streamMaster, streamPlaylist } from './fixtures/film.ts';
import { states } from './fixtures/states.ts';
import { StillFrame } from './fixtures/StillFrame.tsx';
import { DOUBLE_TAP_MS } from './rules/countTap.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = {
  title: 'Components/VideoPlayer',
  component: VideoPlayer,
  args: { ...film, onTimeUpdate: fn(), onProgress: fn(), onEnded: fn() },
  render: (args) => (
    <div style={{ maxWidth: '720px' }}>
      <VideoPlayer {...args} />
    </div>
  ),
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const unseen = { chromatic: { disableSnapshot: true } } as const;

export const Playground: Story = { parameters: unseen };

export const EveryStateWideAndNarrow: Story = {
  render: () => (
    <Matrix
      rows={Object.keys(states) as (keyof typeof states)[]}
      columns={['560 px', '328 px']}
      cell={(name, width) => (
        <div style={{ width: width.replace(' ', '') }}>
          <StillFrame label={`${name}, ${width}`} state={states[name]} />
        </div>
      )}
    />
  ),
};

export const ItStartsWhereOneLeftOff: Story = {
  args: { startAt: 150 },
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvasElement }) => {
    const { seek, video } = await open(canvasElement);
    await waitFor(() => expect(seek).toHaveAttribute('aria-valuetext', '2 минуты 30 секунд из 10 минут'));
    await waitFor(() => expect(video.seeking).toBe(false));
  },
};

export const AStartBeyondTheEndIsTheBeginning: Story = {
  args: { startAt: 601 },
  parameters: unseen,
  play: async ({ canvasElement }) => {
    const { seek } = await open(canvasElement);
    await waitFor(() => expect(seek).toHaveAttribute('aria-valuetext', '0 секунд из 10 минут'));
  },
};

export const KeysSeekTurnUpAndSwitch: Story = {
  args: { startAt: 150 },
  parameters: unseen,
  play: async ({ canvasElement, step }) => {
    const { frame, video, volume, said, button } = await open(canvasElement);
    frame.focus();
    await step('arrows seek 10 s, with Shift 60 s', async () => {
      await press(frame, 'ArrowRight');
      await expect(video.currentTime).toBe(160);
      await expect(said()).toBe('+10 секунд');
      await press(frame, 'ArrowLeft', { shiftKey: true });
      await expect(video.currentTime).toBe(100);
      await expect(said()).toBe('−1 минута');
    });
    await step('digits jump by tenths', async () => {
      for (const digit of [5, 9, 0]) {
        await press(frame, `Digit${digit}`);
        await expect(video.currentTime).toBe(digit * 60);
      }
      await press(frame, 'ArrowLeft');
      await expect(video.currentTime).toBe(0);
    });
    await step('arrows up and down turn the sound by 10', async () => {
      await press(frame, 'ArrowDown');
      await press(frame, 'ArrowDown');
      await expect(volume).toHaveAttribute('aria-valuetext', '80 %');
      await expect(said()).toBe('Громкость 80\u00a0%');
      await press(frame, 'ArrowUp');
      await expect(video.volume).toBeCloseTo(0.9);
    });
    await step('the same places work on a Russian keyboard', async () => {
      await press(frame, 'KeyM', { key: 'ь' });
      await expect(video.muted).toBe(true);
      await expect(said()).toBe('Звук выключен');
      await press(frame, 'KeyM', { key: 'Ь' });
      await press(frame, 'KeyC', { key: 'с' });
      await expect(button('Субтитры')).toHaveAttribute('aria-pressed', 'true');
      await press(frame, 'KeyK', { key: 'л' });
      await waitFor(() => expect(frame).toHaveAttribute('data-state', 'playing'));
      await press(frame, 'Space', { key: ' ' });
      await waitFor(() => expect(frame).toHaveAttribute('data-state', 'paused'));
    });
    await step('with Ctrl they are the browser’s', async () => {
      const { currentTime } = video;
      await press(frame, 'ArrowRight', { ctrlKey: true });
      await press(frame, 'Digit5', { metaKey: true });
      await expect(video.currentTime).toBe(currentTime);
    });
  },
};

export const ASliderKeepsItsKeysToItself: Story = {
  args: { startAt: 150 },
  parameters: unseen,
  play: async ({ canvasElement, step }) => {
    const { video, seek, volume, button } = await open(canvasElement);
    await step('on the line of time one arrow is one step', async () => {
      seek.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(video.currentTime).toBe(160);
      await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
      await expect([video.currentTime, video.volume]).toEqual([150, 1]);
      await userEvent.keyboard('{PageUp}{End}');
      await expect(video.currentTime).toBe(600);
      await userEvent.keyboard('{Home}');
      await expect(video.currentTime).toBe(0);
    });
    await step('on the line of volume nothing seeks', async () => {
      volume.focus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
      await expect([video.currentTime, volume.getAttribute('aria-valuetext')]).toEqual([0, '70 %']);
      await userEvent.keyboard('{Home}');
      await expect(volume).toHaveAttribute('aria-valuetext', '0 %');
      await userEvent.keyboard('{End}');
      await expect(video.volume).toBe(1);
    });
    await step('Space presses the button that has the focus', async () => {
      button('Выключить звук').focus();
      await userEvent.keyboard(' ');
      await expect([video.muted, video.paused]).toEqual([true, true]);
    });
  },
};

export const ControlsGoWhileItPlaysAndComeBack: Story = {
  parameters: unseen,
  play: async ({ canvasElement, step }) => {
    const { frame, surface, button } = await open(canvasElement);
    await step('left alone, they go after three seconds', async () => {
      await tap(surface, 'mouse');
      await waitFor(() => expect(frame).toHaveAttribute('data-idle'), { timeout: 15_000 });
    });
    await step('a pointer brings them back and takes them along', async () => {
      await fireEvent.pointerMove(frame, { pointerType: 'mouse' });
      await waitFor(() => expect(frame).not.toHaveAttribute('data-idle'));
      await leave(frame);
      await waitFor(() => expect(frame).toHaveAttribute('data-idle'));
    });
    await step('so does a touch, and another one', async () => {
      await tap(surface, 'touch');
      await expect(frame).not.toHaveAttribute('data-idle');
      await wait(DOUBLE_TAP_MS + 50);
      await tap(surface, 'touch');
      await expect(frame).toHaveAttribute('data-idle');
    });
    await step('the focus of a key brings them, and keeps them', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(frame).not.toHaveAttribute('data-idle');
      await leave(frame);
      await expect(frame).not.toHaveAttribute('data-idle');
    });
    await step('what stands is never left alone', async () => {
      await userEvent.click(button('Пауза'));
      await waitFor(() => expect(frame).toHaveAttribute('data-state', 'paused'));
      await leave(frame);
      await expect(frame).not.toHaveAttribute('data-idle');
    });
  },
};

export const SettingsHaveSpeedQualityAndLanguages: Story = {
  args: {
    startAt: 150,
    sources: [1080, 480].map((height) => ({
      ...film.sources[0],
      src: `${film.sources[0]?.src}#${height}`,
      height,
    })),
    tracks: [...film.tracks, { ...englishTrack, default: true }],
  },
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvasElement, step }) => {
    const { video, button } = await open(canvasElement);
    const settings = button('Настройки');
    await step('Esc closes the panel and gives the focus back', async () => {
      await userEvent.click(settings);
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await expect(settings).toHaveFocus();
      await expect(settings).toHaveAttribute('aria-expanded', 'false');
    });
    await userEvent.click(settings);
    const panel = within(within(canvasElement).getByRole('group', { name: 'Настройки' }));
    await step('arrows choose, and do not seek', async () => {
      panel.getByRole('radio', { name: '1×' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect([video.playbackRate, video.currentTime]).toEqual([1.25, 150]);
    });
    await step('another quality goes on from the same place, as fast', async () => {
      await userEvent.click(panel.getByRole('radio', { name: '480p' }));
      await expect(video.src).toContain('#480');
      await waitFor(() => expect([video.currentTime, video.playbackRate]).toEqual([150, 1.25]));
    });
    await step('captions in one language at a time', async () => {
      await expect(panel.getByRole('radio', { name: 'English' })).toBeChecked();
      await userEvent.click(panel.getByRole('radio', { name: 'Русские' }));
      await waitFor(() => expect(within(canvasElement).getByText(/^Поставьте основание/)).toBeVisible());
    });
    await waitFor(() => expect(video.seeking).toBe(false));
  },
};

export const PointingAtTheLineShowsWhatIsThere: Story = {
  play: async ({ canvasElement }) => {
    const { seek } = await open(canvasElement);
    const { left, width } = seek.getBoundingClientRect();
    await fireEvent.pointerMove(seek, { clientX: left + width * 0.75, pointerType: 'mouse' });
    const time = await within(canvasElement).findByText(/^7:3\d$/);
    await waitFor(() => expect(time.previousElementSibling).toHaveStyle({ width: '160px' }));
  },
};

export const WhatFailsCanBeTriedAgain: Story = {
  args: { sources: [{ src: '/broken.webm' }], startAt: 150 },
  parameters: {
    ...unseen,
    /* Broken once; the second time it is the film. */
    msw: [
      http.get('*/broken.webm', () => HttpResponse.text('нет видео'), { once: true }),
      http.get(
        '*/broken.webm',
        async () => new HttpResponse(await (await fetch(film.sources[0]?.src ?? '')).blob()),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/^Видео сейчас недоступно/);
    await userEvent.click(within(alert).getByRole('button', { name: 'Повторить' }));
    const frame = canvas.getByRole('region');
    await expect(frame).toHaveFocus();
    await waitFor(() => expect(frame).toHaveAttribute('data-state', 'playing'));
    await userEvent.click(canvas.getByRole('button', { name: 'Пауза' }));
  },
};

export const ASourceThatFailsGivesWayToTheNext: Story = {
  args: { sources: [{ src: '/broken.webm' }, ...film.sources], startAt: 150 },
  parameters: { ...unseen, msw: [http.get('*/broken.webm', () => HttpResponse.text('нет видео'))] },
  play: ItStartsWhereOneLeftOff.play,
};

export const ItTellsHowFarItCame: Story = {
  args: { startAt: 597.5 },
  parameters: unseen,
  play: async ({ args, canvasElement }) => {
    const { frame, button } = await open(canvasElement);
    await waitFor(() => expect(args.onProgress).toHaveBeenLastCalledWith(99));
    await userEvent.click(button('Воспроизвести'));
    await waitFor(() => expect(frame).toHaveAttribute('data-state', 'ended'), { timeout: 15_000 });
    await expect(args.onProgress).toHaveBeenLastCalledWith(100);
    await expect(args.onTimeUpdate).toHaveBeenLastCalledWith(600);
    await expect(args.onEnded).toHaveBeenCalledOnce();
    await expect(button('Смотреть сначала')).toBeVisible();
  },
};

const hlsChunks = () => performance.getEntriesByType('resource').filter(({ name }) => /\/hls[-.]/.test(name));

export const AStreamBringsItsReaderWhenItIsPlayed: Story = {
  args: { sources: [{ src: '/film/master.m3u8' }], poster: film.poster, tracks: [] },
  parameters: {
    ...unseen,
    msw: [
      http.get('*/film/master.m3u8', () => HttpResponse.text(streamMaster)),
      http.get('*/film/:height.m3u8', () => HttpResponse.text(streamPlaylist)),
    ],
  },
  beforeEach: () => {
    /* The browser notes so many files and no more; stories before this one may have used that up. */
    performance.clearResourceTimings();
    /* A browser that cannot play streams by itself. */
    return pretend(HTMLMediaElement.prototype, {
      canPlayType: (type: string) => (type.includes('mpegurl') ? '' : 'maybe'),
    });
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const frame = canvas.getByRole('region');
    await step('nothing is loaded before', async () => {
      await wait(300);
      await expect(hlsChunks()).toEqual([]);
      await expect(frame.querySelector('video')).not.toHaveAttribute('src');
    });
    await step('then it plays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Воспроизвести' }));
      await waitFor(() => expect(frame).toHaveAttribute('data-state', 'playing'), { timeout: 15_000 });
      await expect(hlsChunks()).toHaveLength(1);
      await expect(canvas.getByText('/ 0:12')).toBeVisible();
    });
    await step('in a quality that the connection chooses, or oneself', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Настройки' }));
      await expect(canvas.getByRole('radio', { name: 'Авто' })).toBeChecked();
      await userEvent.click(canvas.getByRole('radio', { name: '180p' }));
      await expect(canvas.getByRole('radio', { name: '180p' })).toBeChecked();
      await userEvent.click(canvas.getByRole('radio', { name: 'Авто' }));
      await expect(canvas.getByRole('radio', { name: 'Авто' })).toBeChecked();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Пауза' }));
  },
};

export const UnderSaveDataNothingIsLoadedBeforehand: Story = {
  args: {
    autoplay: true,
    sources: [1080, 480].map((height) => ({ src: `${filmAddress}?${height}`, height })),
  },
  parameters: unseen,
  beforeEach: () => pretend(navigator, { connection: { saveData: true } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const video = canvas.getByRole('region').querySelector('video');
    await wait(300);
    await expect([video?.preload, video?.readyState, video?.paused]).toEqual(['none', 0, true]);
    await expect(video?.src).toContain('?480');
    /* It does not begin by itself, so it need not be silent. */
    await expect(video?.muted).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Настройки' }));
    await expect(canvas.getByRole('radio', { name: '480p' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '1080p' }));
    await expect(video?.src).toContain('?1080');
  },
};

export const OnAnIPhoneTheSystemFillsTheScreen: Story = {
  parameters: unseen,
  beforeEach: () => {
    const restorePage = pretend(document, { fullscreenEnabled: false });
    const restoreVideo = pretend(HTMLVideoElement.prototype, {
      webkitSupportsFullscreen: true,
      webkitEnterFullscreen: fn(),
    });
    return () => {
      restorePage();
      restoreVideo();
    };
  },
  play: async ({ canvasElement }) => {
    const { video, button } = await open(canvasElement);
    await userEvent.click(button('Во весь экран'));
    await expect(HTMLVideoElement.prototype).toHaveProperty('webkitEnterFullscreen.mock.calls', [[]]);
    await expect(video).toHaveAttribute('playsinline');
  },
};

export const LongWordsFitAt200PercentZoom: Story = {
  args: { labels: { speed: longest.label, unsupported: longest.text, retry: longest.word } },
  render: ({ labels }) => (
    <Zoomed>
      <StillFrame label="Долго" state={{ time: 7265, duration: 86_399, captions: [longest.word] }} />
      <StillFrame label="Не загрузилось" state={{ failure: 'unsupported' }} labels={labels} />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
