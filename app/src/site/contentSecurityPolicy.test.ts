import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { EARLY_SCRIPT_SOURCE } from './earlyPresses.ts';

const rulesOf = (counted: boolean) => contentSecurityPolicy({ counted }).split('; ');

test('everything comes from the own origin alone, and no script of the page runs but the one that hears early presses', () => {
  for (const rule of [
    `script-src 'self' ${EARLY_SCRIPT_SOURCE}`,
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "img-src 'self' data:",
  ]) {
    expect(rulesOf(false)).toContain(rule);
  }
});

test('a configured counter adds its own hosts and nothing else', () => {
  const added = rulesOf(true).filter((rule) => !rulesOf(false).includes(rule));
  expect(added).toEqual([
    `script-src 'self' ${EARLY_SCRIPT_SOURCE} https://mc.yandex.ru https://mc.yandex.com`,
    "img-src 'self' data: https://mc.yandex.ru https://mc.yandex.com",
    "connect-src 'self' https://mc.yandex.ru https://mc.yandex.com",
  ]);
});
