import { EARLY_SCRIPT_SOURCE } from './earlyPresses.ts';

const sources: Record<string, readonly string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'", EARLY_SCRIPT_SOURCE],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  // Films of feeds are played from where they lie.
  'media-src': ["'self'", 'https:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** Where the counter of Yandex Metrica is loaded from and reports to. */
const COUNTER = ['https://mc.yandex.ru', 'https://mc.yandex.com'];
const COUNTED = new Set(['script-src', 'img-src', 'connect-src']);

/**
 * What a page may load: everything from the own origin alone, and no script that stands in the HTML but the one
 * that hears early presses. Styles may stand in it: a dialog keeps the page behind it from scrolling with a style element of its own.
 * @param counted whether a counter is configured, whose hosts are then the only others
 */
export function contentSecurityPolicy({ counted }: { counted: boolean }): string {
  return Object.entries(sources)
    .map(([name, allowed]) => [name, ...allowed, ...(counted && COUNTED.has(name) ? COUNTER : [])].join(' '))
    .join('; ');
}
