import { describe, expect, test } from 'vitest';
import { openState } from './openState.ts';

const at = (time: string) => Date.parse(`2031-05-01T${time}:00+03:00`);
const state = (opens: string, closes: string, time: string) =>
  openState({ opens, closes }, at(time), 'Europe/Moscow');

describe('a store from 10:00 to 21:30', () => {
  test.each([
    ['00:00', { open: false, changesAt: '10:00', tomorrow: false }],
    ['09:59', { open: false, changesAt: '10:00', tomorrow: false }],
    ['10:00', { open: true, changesAt: '21:30', tomorrow: false }],
    ['21:29', { open: true, changesAt: '21:30', tomorrow: false }],
    ['21:30', { open: false, changesAt: '10:00', tomorrow: true }],
    ['23:59', { open: false, changesAt: '10:00', tomorrow: true }],
  ])('at %s: %j', (time, expected) => {
    expect(state('10:00', '21:30', time)).toEqual(expected);
  });
});

describe('a store from 22:15 past midnight to 06:00', () => {
  test.each([
    ['22:14', false],
    ['22:15', true],
    ['23:59', true],
    ['00:00', true],
    ['05:59', true],
    ['06:00', false],
  ])('at %s is open: %s', (time, open) => {
    const { changesAt, tomorrow } = state('22:15', '06:00', time);
    expect(state('22:15', '06:00', time).open).toBe(open);
    expect(changesAt).toBe(open ? '06:00' : '22:15');
    expect(tomorrow).toBe(false);
  });
});

test('equal hours mean round the clock', () => {
  expect(state('00:00', '00:00', '03:00')).toEqual({ open: true, changesAt: null, tomorrow: false });
});

test('the clock is that of the time zone', () => {
  expect(openState({ opens: '10:00', closes: '21:00' }, at('09:30'), 'Asia/Yekaterinburg').open).toBe(true);
});
