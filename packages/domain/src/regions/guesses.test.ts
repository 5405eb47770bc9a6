import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RegionCity } from './entities.ts';
import { guessCity } from './guessCity.ts';
import { nearestCity } from './nearestCity.ts';

const city = (code: string, timeZone: string, location: RegionCity['location'] = null): RegionCity => ({
  code,
  name: code,
  region: code,
  stores: location ? 1 : 0,
  timeZone,
  location,
});
const ekb = city('ekb', 'Asia/Yekaterinburg', { lat: 56.84, lon: 60.61 });
const moscow = city('moscow', 'Europe/Moscow', { lat: 55.75, lon: 37.62 });
const khimki = city('khimki', 'Europe/Moscow');
const kazan = city('kazan', 'Europe/Moscow', { lat: 55.79, lon: 49.12 });
const cities = [ekb, moscow, khimki, kazan];

describe('by the time zone the buyer is asked about', () => {
  test.each([
    ['ekb', 'Asia/Yekaterinburg', ekb],
    ['ekb', 'Europe/Moscow', moscow],
    ['kazan', 'Europe/Moscow', kazan],
    ['ekb', 'America/Lima', ekb],
    ['nowhere', 'America/Lima', null],
  ])('%s at %s: %j', (current, timeZone, expected) => {
    expect(guessCity(cities, current, timeZone)).toBe(expected);
  });
});

describe('by the place the nearest city', () => {
  test('that has a store is found, none where all are far', () => {
    expect(nearestCity(cities, { lat: 55.89, lon: 37.43 })).toBe(moscow);
    expect(nearestCity(cities, { lat: 43.12, lon: 131.89 })).toBeNull();
    expect(nearestCity([khimki], { lat: 55.89, lon: 37.43 })).toBeNull();
  });

  test('is a city for who stands in it', () => {
    fc.assert(
      fc.property(fc.constantFrom(ekb, moscow, kazan), (own) => {
        expect(own.location && nearestCity(cities, own.location)).toBe(own);
      }),
    );
  });
});
