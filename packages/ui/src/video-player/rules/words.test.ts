import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playerLabels } from '../labels.ts';
import { unknown } from '../player/unknown.ts';
import type { PlayerState } from '../player/facts.ts';
import type { Request } from '../player/Request.ts';
import { announce } from './announce.ts';
import { clockTime } from './clockTime.ts';
import { placeInWords, timeInWords } from './timeInWords.ts';

describe('time in words', () => {
  test.each([
    [0, '0 секунд'],
    [1, '1 секунда'],
    [2.9, '2 секунды'],
    [11, '11 секунд'],
    [21, '21 секунда'],
    [60, '1 минута'],
    [150, '2 минуты 30 секунд'],
    [301, '5 минут 1 секунда'],
    [3600, '1 час'],
    [7322, '2 часа 2 минуты 2 секунды'],
    [18_000, '5 часов'],
    [Number.NaN, '0 секунд'],
    [Number.POSITIVE_INFINITY, '0 секунд'],
    [-5, '0 секунд'],
  ])('%d s: %s', (seconds, words) => expect(timeInWords(seconds)).toBe(words));

  test.each([
    [150, 600, '2 минуты 30 секунд из 10 минут'],
    [0, 61, '0 секунд из 1 минуты 1 секунды'],
    [1, 122, '1 секунда из 2 минут 2 секунд'],
    [60, 3600, '1 минута из 1 часа'],
    [60, 7260, '1 минута из 2 часов 1 минуты'],
    [21, 1260, '21 секунда из 21 минуты'],
    [5, Number.NaN, '5 секунд'],
    [5, Number.POSITIVE_INFINITY, '5 секунд'],
  ])('%d of %d s: %s', (seconds, duration, words) => expect(placeInWords(seconds, duration)).toBe(words));

  test('loses no second', () =>
    fc.assert(
      fc.property(fc.nat(1_000_000), (seconds) => {
        const sizes = { час: 3600, мин: 60, сек: 1 };
        const parts = timeInWords(seconds).match(/\d+ \S{3}/g) ?? [];
        const sum = parts.reduce((total, part) => {
          const [count = '', unit = ''] = part.split(' ');
          return total + Number(count) * sizes[unit as keyof typeof sizes];
        }, 0);
        expect(sum).toBe(seconds);
      }),
    ));
});

test.each([
  [0, 600, '0:00'],
  [65.9, 600, '1:05'],
  [65, 3600, '0:01:05'],
  [7322, 7322, '2:02:02'],
  [65, Number.POSITIVE_INFINITY, '1:05'],
  [Number.NaN, Number.NaN, '0:00'],
])('%d s of %d on the clock: %s', (seconds, longest, text) => expect(clockTime(seconds, longest)).toBe(text));

const ready = { ...unknown, duration: 600 };
const said: [Request, Partial<PlayerState>, string][] = [
  [{ type: 'seekBy', value: 10 }, {}, '+10 секунд'],
  [{ type: 'seekBy', value: -60 }, {}, '−1 минута'],
  [{ type: 'seekBy', value: 10 }, { duration: Number.NaN }, ''],
  [{ type: 'seekToShare', value: 0.3 }, {}, '30 %'],
  [{ type: 'changeVolume', value: -10 }, { volume: 90 }, 'Громкость 80 %'],
  [{ type: 'changeVolume', value: 10 }, { volume: 95 }, 'Громкость 100 %'],
  [{ type: 'togglePlay' }, {}, 'Воспроизведение'],
  [{ type: 'togglePlay' }, { paused: false }, 'Пауза'],
  [{ type: 'togglePlay' }, { failure: 'network' }, ''],
  [{ type: 'toggleMute' }, {}, 'Звук выключен'],
  [{ type: 'toggleMute' }, { volume: 0 }, 'Звук включён'],
  [{ type: 'toggleCaptions' }, {}, 'Субтитров нет'],
  [{ type: 'toggleCaptions' }, { captions: ['Русские'] }, 'Субтитры включены'],
  [{ type: 'toggleCaptions' }, { captions: ['Русские'], chosenCaptions: 0 }, 'Субтитры выключены'],
  [{ type: 'toggleFullscreen' }, {}, ''],
];
test.each(said)('after %o with %o is said «%s»', (request, state, words) =>
  expect(announce(request, { ...ready, ...state }, playerLabels).replaceAll('\u00A0', ' ')).toBe(words),
);
