import { describe, expect, test, vi } from 'vitest';
import { fakeOwners } from '../fixtures/fakeOwners.ts';
import { createPlayer } from './createPlayer.ts';
import type { Request } from './Request.ts';

type Media = ReturnType<typeof fakeOwners>['media'];

/** Attaches a player to a fake, asks, and gives the fake back. */
async function ask(
  request: Request,
  media: Partial<Media> = {},
  change?: (fake: ReturnType<typeof fakeOwners>) => void,
) {
  const fake = fakeOwners();
  Object.assign(fake.media, media);
  change?.(fake);
  const player = createPlayer();
  player.attach(fake.owners);
  player.request(request);
  await Promise.resolve();
  return fake;
}

const table: [Request, Partial<Media>, Partial<Media>][] = [
  [{ type: 'togglePlay' }, {}, { paused: false }],
  [{ type: 'togglePlay' }, { paused: false }, { paused: true }],
  [{ type: 'seekTo', value: 42 }, {}, { currentTime: 42 }],
  [{ type: 'seekBy', value: 10 }, {}, { currentTime: 160 }],
  [{ type: 'seekBy', value: -60 }, { currentTime: 30 }, { currentTime: 0 }],
  [{ type: 'seekBy', value: 60 }, { currentTime: 590 }, { currentTime: 600 }],
  [{ type: 'seekBy', value: 10 }, { duration: Number.NaN, currentTime: 0 }, { currentTime: 0 }],
  [{ type: 'seekToShare', value: 0.5 }, {}, { currentTime: 300 }],
  [{ type: 'seekToShare', value: 0.5 }, { duration: Number.POSITIVE_INFINITY }, { currentTime: 150 }],
  [{ type: 'setVolume', value: 55 }, {}, { volume: 0.55, muted: false }],
  [{ type: 'setVolume', value: 55 }, { muted: true }, { volume: 0.55, muted: false }],
  [{ type: 'changeVolume', value: -10 }, {}, { volume: 0.9 }],
  [{ type: 'changeVolume', value: 10 }, {}, { volume: 1 }],
  [
    { type: 'changeVolume', value: 10 },
    { muted: true, volume: 0.7 },
    { volume: 0.1, muted: false },
  ],
  [
    { type: 'changeVolume', value: -10 },
    { muted: true, volume: 0.7 },
    { volume: 0.7, muted: true },
  ],
  [{ type: 'toggleMute' }, { volume: 0.7 }, { volume: 0.7, muted: true }],
  [{ type: 'toggleMute' }, { volume: 0.7, muted: true }, { volume: 0.7, muted: false }],
  [{ type: 'toggleMute' }, { volume: 0 }, { volume: 0.2, muted: false }],
  [{ type: 'setSpeed', value: 1.5 }, {}, { playbackRate: 1.5, defaultPlaybackRate: 1.5 }],
  [{ type: 'retry' }, {}, { paused: false }],
];

test.each(table)('%o of %o makes %o', async (request, before, after) => {
  const { media } = await ask(request, before);
  expect(media).toMatchObject(after);
});

describe('captions', () => {
  const modes = async (request: Request, change?: (fake: ReturnType<typeof fakeOwners>) => void) =>
    (await ask(request, {}, change)).tracks.map(({ mode }) => mode);

  test('are shown by the player itself, one kind at a time, and other tracks are left alone', async () => {
    expect(await modes({ type: 'chooseCaptions', value: 1 })).toEqual(['disabled', 'disabled', 'hidden']);
    expect(await modes({ type: 'toggleCaptions' })).toEqual(['disabled', 'hidden', 'disabled']);
  });

  test('go away', async () =>
    expect(await modes({ type: 'toggleCaptions' }, ({ tracks }) => (tracks[2]!.mode = 'hidden'))).toEqual([
      'disabled',
      'disabled',
      'disabled',
    ]));

  test('are the iPhone’s own in its full screen', async () => {
    const { media, tracks } = await ask({ type: 'toggleCaptions' });
    media.webkitDisplayingFullscreen = true;
    media.dispatchEvent(new Event('webkitbeginfullscreen'));
    expect(tracks[1]!.mode).toBe('showing');
    media.webkitDisplayingFullscreen = false;
    media.dispatchEvent(new Event('webkitendfullscreen'));
    expect(tracks[1]!.mode).toBe('hidden');
  });
});

describe('full screen', () => {
  test('takes the frame, with the controls', async () => {
    const request = vi.fn(async () => undefined);
    await ask({ type: 'toggleFullscreen' }, {}, ({ page, frame }) => {
      page.fullscreenEnabled = true;
      frame.requestFullscreen = request;
    });
    expect(request).toHaveBeenCalledOnce();
  });

  test('is left', async () => {
    const exit = vi.fn(async () => undefined);
    await ask({ type: 'toggleFullscreen' }, {}, ({ page, frame }) =>
      Object.assign(page, { fullscreenElement: frame, exitFullscreen: exit }),
    );
    expect(exit).toHaveBeenCalledOnce();
  });

  test('that an iPhone cannot have yet is no error', async () => {
    const enter = vi.fn(fakeOwners().media.webkitEnterFullscreen);
    await ask({ type: 'toggleFullscreen' }, { webkitEnterFullscreen: enter });
    expect(enter).toHaveBeenCalledOnce();
  });

  test('takes the video on an iPhone', async () => {
    const enter = vi.fn();
    await ask({ type: 'toggleFullscreen' }, { webkitEnterFullscreen: enter });
    expect(enter).toHaveBeenCalledOnce();
  });
});

test('what a browser refuses is no error', async () => {
  const play = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const { media } = await ask({ type: 'togglePlay' }, { play });
  expect(play).toHaveBeenCalledOnce();
  expect(media.paused).toBe(true);
});

test('before there is a video nothing happens', () => {
  const player = createPlayer();
  player.request({ type: 'togglePlay' });
  expect(player.state().paused).toBe(true);
});
