import { describe, expect, test, vi } from 'vitest';
import { fakeOwners } from '../fixtures/fakeOwners.ts';
import { createPlayer } from './createPlayer.ts';
import { facts } from './facts.ts';
import { unknown } from './unknown.ts';

type Row = { [Target in 'media' | 'tracks' | 'page']?: readonly string[] };
const targets = { media: 'media', tracks: 'textTracks', page: 'page' } as const;

/** Every event that every fact names. */
const told = Object.entries(facts as Record<string, Row>).flatMap(([name, row]) =>
  (['media', 'tracks', 'page'] as const).flatMap((target) =>
    (row[target] ?? []).map((event) => [name as keyof typeof facts, target, event] as const),
  ),
);

test.each(told)('%s is learnt anew when the %s says %s', (name, target, event) => {
  const fake = fakeOwners();
  const player = createPlayer();
  const detach = player.attach(fake.owners);
  const news = vi.fn();
  player.subscribe(news);
  const get = vi.spyOn(facts[name], 'get').mockReturnValue('something new');
  fake[targets[target]].dispatchEvent(new Event(event));
  expect(player.state()[name]).toBe('something new');
  expect(news).toHaveBeenCalledOnce();
  detach();
  get.mockReturnValue('more of it');
  fake[targets[target]].dispatchEvent(new Event(event));
  expect(player.state()[name]).toBe('something new');
  get.mockRestore();
});

test('there is a word for every fact before it is known', () =>
  expect(Object.keys(unknown)).toEqual(Object.keys(facts)));

describe('a fact', () => {
  const learn = (name: keyof typeof facts, change: (fake: ReturnType<typeof fakeOwners>) => unknown) => {
    const fake = fakeOwners();
    change(fake);
    return facts[name].get(fake.owners);
  };

  test.each([
    [{ paused: false, readyState: 2 }, true],
    [{ paused: false, readyState: 3 }, false],
    [{ paused: true, readyState: 0 }, false],
    [{ paused: false, readyState: 2, ended: true }, false],
  ])('waiting: of %o it is %s', (media, waits) =>
    expect(learn('waiting', (fake) => Object.assign(fake.media, media))).toBe(waits),
  );

  test.each([
    [1, 'network'],
    [2, 'network'],
    [3, 'decode'],
    [4, 'unsupported'],
  ])('failure: code %d is %s', (code, failure) =>
    expect(learn('failure', (fake) => Object.assign(fake.media, { error: { code } }))).toBe(failure),
  );

  test('volume: what is muted is at nothing', () => {
    expect(learn('volume', ({ media }) => (media.volume = 0.7))).toBe(70);
    expect(learn('volume', ({ media }) => (media.muted = true))).toBe(0);
  });

  test('captions: of all tracks those with words, by label or language', () =>
    expect(learn('captions', ({ tracks }) => (tracks[1]!.label = 'Русские'))).toEqual(['Русские', 'en']));

  test('canFullscreen: on a page that may, and on an iPhone that knows the video', () => {
    expect(learn('canFullscreen', () => undefined)).toBe(false);
    expect(learn('canFullscreen', ({ page }) => (page.fullscreenEnabled = true))).toBe(true);
    expect(learn('canFullscreen', ({ media }) => (media.webkitSupportsFullscreen = true))).toBe(true);
  });
});

test('words of chosen captions are told as they change, of tracks that come later too', () => {
  const { owners, tracks, textTracks } = fakeOwners();
  const player = createPlayer();
  const say = (text: string) => [{ getCueAsHTML: () => ({ textContent: text }) }];
  player.attach(owners);
  player.request({ type: 'chooseCaptions', value: 0 });
  Object.assign(tracks[1]!, { activeCues: say('Здравствуйте') });
  tracks[1]!.dispatchEvent(new Event('cuechange'));
  expect(player.state().words).toBe('Здравствуйте');
  const late = Object.assign(new EventTarget(), { ...tracks[1]!, activeCues: say('До свидания') });
  tracks[1]!.mode = 'disabled';
  tracks.push(late);
  textTracks.dispatchEvent(new Event('addtrack'));
  late.mode = 'hidden';
  late.dispatchEvent(new Event('cuechange'));
  expect(player.state().words).toBe('До свидания');
});
