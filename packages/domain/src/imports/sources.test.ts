import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTime } from '../regions/index.ts';
import { fileOfAddress, isSourceAddress, keepsPassword, nextLoad, sourceProblems } from './index.ts';

const HOUR = 3_600_000;
const zones = ['Asia/Yekaterinburg', 'Europe/Moscow', 'Europe/Berlin', 'Asia/Kathmandu', 'America/New_York'];
const anyMoment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) });

test('a daily source is loaded when the clocks of its region show its hour, once a day', () => {
  fc.assert(
    fc.property(
      anyMoment,
      fc.integer({ min: 0, max: 23 }),
      fc.constantFrom(...zones),
      (now, hour, timeZone) => {
        const next = nextLoad({ period: 'daily', hour, timeZone }, now);
        expect(next).toBeGreaterThan(now);
        // A day on which clocks are put forward may lack the hour.
        expect(next).toBeLessThanOrEqual(now + 49 * HOUR);
        expect(localTime(next ?? 0, timeZone).minutes).toBe(hour * 60);
      },
    ),
  );
});

test('an hourly one is loaded in an hour, one by hand never', () => {
  const rest = { hour: 3, timeZone: 'Europe/Moscow' };
  expect(nextLoad({ period: 'hourly', ...rest }, 5)).toBe(5 + HOUR);
  expect(nextLoad({ period: 'hand', ...rest }, 5)).toBeNull();
});

test.each([
  ['https://loza.example/feed.xml', true],
  ['HTTP://loza.example:8080/feed?key=1', true],
  ['https://кедр.рф/каталог.xml', true],
  ['ftp://loza.example/feed.xml', false],
  ['file:///etc/passwd', false],
  ['loza.example/feed.xml', false],
  ['https://user:secret@loza.example/feed.xml', false],
  ['https://', false],
  ['', false],
])('%s is an address of a file: %s', (address, is) => {
  expect(isSourceAddress(address)).toBe(is);
});

test('each field says what is wrong with it', () => {
  const right = { name: 'Лоза', address: 'https://loza.example/feed.xml', login: '' };
  expect(sourceProblems(right)).toEqual({});
  const wrong = sourceProblems({ name: ' ', address: 'feed.xml', login: 'a:b' });
  expect(Object.keys(wrong)).toEqual(['name', 'address', 'login']);
});

test('a password stays with the place that it was given for', () => {
  expect(keepsPassword('https://a.example/1', 'https://a.example/2')).toBe(true);
  for (const other of ['https://b.example/1', 'http://a.example/1', 'https://a.example:444/1'])
    expect(keepsPassword('https://a.example/1', other)).toBe(false);
});

test('a file is called by the end of its address', () => {
  expect(fileOfAddress('https://a.example/out/%D0%BB%D0%BE%D0%B7%D0%B0.xml?key=1')).toBe('лоза.xml');
  expect(fileOfAddress('https://a.example/100%/')).toBe('100%');
  expect(fileOfAddress('https://a.example')).toBe('a.example');
});
