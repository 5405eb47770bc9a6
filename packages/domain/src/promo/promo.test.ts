import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, Period, PromoLink } from './index.ts';
import {
  blocksAt,
  COUNTDOWN_MARKS,
  passedMark,
  periodText,
  promoState,
  secondsLeft,
  stateText,
  timeLeft,
  untilText,
} from './index.ts';

const spaces = (text: string) => text.replaceAll('\u00a0', ' ');
const ZONE = 'Asia/Yekaterinburg';
const day = (date: string) => `${date}T00:00:00+05:00`;

test.each([
  [day('2026-12-01'), day('2026-12-16'), 'с 1 по 15 декабря 2026'],
  [day('2026-11-30'), day('2026-12-03'), 'с 30 ноября по 2 декабря 2026'],
  [day('2026-12-25'), '2027-01-10T23:59:59+05:00', 'с 25 декабря 2026 по 10 января 2027'],
  [day('2026-12-15'), day('2026-12-16'), '15 декабря 2026'],
  [null, day('2026-12-16'), 'до 15 декабря 2026'],
  [day('2026-12-01'), null, 'с 1 декабря 2026'],
  [null, null, ''],
])('from %s to %s is «%s»', (startsAt, endsAt, words) => {
  expect(spaces(periodText({ startsAt, endsAt }, ZONE))).toBe(words);
});

test('the days are those of the place', () => {
  const period = { startsAt: null, endsAt: '2026-12-15T20:00:00Z' };
  expect(spaces(periodText(period, 'Europe/Moscow'))).toBe('до 15 декабря 2026');
  expect(spaces(periodText(period, ZONE))).toBe('до 16 декабря 2026');
  expect(spaces(untilText(period, ZONE))).toBe('До 16 декабря');
});

test('what does not run says when it does or did', () => {
  const period = { startsAt: day('2026-12-01'), endsAt: day('2026-12-16') };
  expect(spaces(stateText('upcoming', period, ZONE))).toBe('Акция начнётся 1 декабря 2026');
  expect(spaces(stateText('ended', period, ZONE))).toBe('Акция завершилась 15 декабря 2026');
  expect(stateText('running', period, ZONE)).toBe('');
});

describe('a promo', () => {
  const period = { startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-02T00:00:00Z' };
  const at = (time: string) => promoState(period, Date.parse(time));

  test('begins at the very moment it names', () => {
    expect(at('2026-11-30T23:59:59.999Z')).toBe('upcoming');
    expect(at('2026-12-01T00:00:00Z')).toBe('running');
  });

  test('has ended at the very moment it names', () => {
    expect(at('2026-12-01T23:59:59.999Z')).toBe('running');
    expect(at('2026-12-02T00:00:00Z')).toBe('ended');
  });

  test('without bounds always runs', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (now) => {
        expect(promoState({ startsAt: null, endsAt: null }, now)).toBe('running');
      }),
    );
  });
});

describe('what is left', () => {
  const seconds = fc.nat(40_000_000);

  test('adds up to what it was taken from', () => {
    fc.assert(
      fc.property(seconds, (whole) => {
        const left = timeLeft(whole);
        expect(((left.days * 24 + left.hours) * 60 + left.minutes) * 60 + left.seconds).toBe(whole);
        expect([left.hours < 24, left.minutes < 60, left.seconds < 60]).toEqual([true, true, true]);
      }),
    );
  });

  test('is 0 exactly from the end on', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: -5_000, max: 5_000 }), (end, ms) => {
        expect(secondsLeft(end, end - ms) === 0).toBe(ms <= 0);
      }),
    );
  });

  test('is told at each mark once, however the seconds are counted', () => {
    fc.assert(
      fc.property(fc.array(seconds, { minLength: 2 }), (times) => {
        const falling = times.toSorted((one, other) => other - one);
        const told = falling.flatMap((after, place) => {
          const before = falling[place - 1];
          return before === undefined ? [] : (passedMark(before, after) ?? []);
        });
        expect(new Set(told).size).toBe(told.length);
        for (const mark of told) expect([...COUNTDOWN_MARKS, 0]).toContain(mark);
      }),
    );
  });

  test('is told as the end where the end was passed', () => {
    expect(passedMark(90_000, 0)).toBe(0);
    expect(passedMark(4_000, 3_600)).toBe(3_600);
    expect(passedMark(3_600, 3_599)).toBeNull();
    expect(passedMark(0, 0)).toBeNull();
  });
});

describe('the blocks of a moment', () => {
  const now = Date.parse('2026-12-01T12:00:00Z');
  const over = { startsAt: null, endsAt: '2026-12-01T12:00:00Z' };
  const runs = { startsAt: '2026-12-01T12:00:00Z', endsAt: null };
  const hero = (title: string, period: Period): Block => ({
    type: 'hero',
    title,
    text: '',
    note: '',
    label: '',
    link: { page: 'promo', path: 'a' },
    image: null,
    ...period,
  });
  const promo = (id: number, period: Period): PromoLink => ({
    id,
    path: 'a',
    title: '',
    text: '',
    period: '',
    image: null,
    ...period,
  });
  const titles = (blocks: Block[]) => blocksAt(blocks, now).map((block) => 'title' in block && block.title);

  test('have one hero: the first that runs', () => {
    expect(titles([hero('over', over), hero('now', runs), hero('later', runs)])).toEqual(['now']);
  });

  test('have no coupon and no countdown of what is over', () => {
    const coupon: Block = { type: 'coupon', title: '', code: 'A', description: '', ...over };
    const clock: Block = { type: 'countdown', title: '', startsAt: null, endsAt: over.endsAt };
    expect(blocksAt([coupon, clock], now)).toEqual([]);
  });

  test('have promos that run, and no empty list of them', () => {
    const list = (promos: PromoLink[]): Block => ({ type: 'promos', title: 'Акции', promos });
    expect(blocksAt([list([promo(1, over), promo(2, runs)])], now)).toEqual([list([promo(2, runs)])]);
    expect(blocksAt([list([promo(1, over)])], now)).toEqual([]);
  });
});
