import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Request } from '../player/Request.ts';
import { keyOwner } from './keyOwner.ts';
import { keyOwners, keyRequest } from './keyRequest.ts';
import type { KeyOwner, Press } from './keyRequest.ts';

const pressed = (code: string, more: Partial<Press> = {}): Press => ({
  code,
  key: code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});
const shift = { shiftKey: true };

const table: [KeyOwner, string, Partial<Press>, Request | null][] = [
  ['player', 'ArrowLeft', {}, { type: 'seekBy', value: -10 }],
  ['player', 'ArrowRight', {}, { type: 'seekBy', value: 10 }],
  ['player', 'ArrowLeft', shift, { type: 'seekBy', value: -60 }],
  ['player', 'ArrowRight', shift, { type: 'seekBy', value: 60 }],
  ['player', 'ArrowUp', {}, { type: 'changeVolume', value: 10 }],
  ['player', 'ArrowDown', {}, { type: 'changeVolume', value: -10 }],
  ['player', 'Digit0', {}, { type: 'seekToShare', value: 0 }],
  ['player', 'Digit9', {}, { type: 'seekToShare', value: 0.9 }],
  ['player', 'Digit9', shift, null],
  ['player', 'Numpad4', { key: '4' }, { type: 'seekToShare', value: 0.4 }],
  ['player', 'Numpad4', { key: 'ArrowLeft' }, null],
  ['player', 'Space', {}, { type: 'togglePlay' }],
  ['player', 'KeyK', {}, { type: 'togglePlay' }],
  ['player', 'KeyM', {}, { type: 'toggleMute' }],
  ['player', 'KeyC', {}, { type: 'toggleCaptions' }],
  ['player', 'KeyF', {}, { type: 'toggleFullscreen' }],
  ['player', 'Home', {}, null],
  ['player', 'PageDown', {}, null],
  ['player', 'Tab', {}, null],
  ['player', 'Escape', {}, null],
  ['seek', 'ArrowRight', {}, { type: 'seekBy', value: 10 }],
  ['seek', 'ArrowRight', shift, { type: 'seekBy', value: 60 }],
  ['seek', 'ArrowUp', {}, { type: 'seekBy', value: 10 }],
  ['seek', 'ArrowDown', {}, { type: 'seekBy', value: -10 }],
  ['seek', 'PageUp', {}, { type: 'seekBy', value: 60 }],
  ['seek', 'PageDown', {}, { type: 'seekBy', value: -60 }],
  ['seek', 'Home', {}, { type: 'seekTo', value: 0 }],
  ['seek', 'End', {}, { type: 'seekToShare', value: 1 }],
  ['seek', 'Space', {}, { type: 'togglePlay' }],
  ['volume', 'ArrowLeft', {}, { type: 'changeVolume', value: -10 }],
  ['volume', 'ArrowRight', {}, { type: 'changeVolume', value: 10 }],
  ['volume', 'ArrowRight', shift, { type: 'changeVolume', value: 10 }],
  ['volume', 'PageUp', {}, { type: 'changeVolume', value: 20 }],
  ['volume', 'Home', {}, { type: 'setVolume', value: 0 }],
  ['volume', 'End', {}, { type: 'setVolume', value: 100 }],
  ['volume', 'Digit3', {}, { type: 'seekToShare', value: 0.3 }],
  ['button', 'Space', {}, null],
  ['button', 'ArrowRight', {}, { type: 'seekBy', value: 10 }],
  ['choice', 'ArrowRight', {}, null],
  ['choice', 'Space', {}, null],
  ['choice', 'KeyM', {}, { type: 'toggleMute' }],
];

test.each(table)('on the %s %s %o asks for %o', (owner, code, more, request) =>
  expect(keyRequest(pressed(code, more), owner)).toEqual(request),
);

const codes = fc.constantFrom(...new Set(table.map(([, code]) => code)));
const owners = fc.constantFrom(...keyOwners);

describe('whatever has the focus', () => {
  test('the letters on the keys do not matter', () =>
    fc.assert(
      fc.property(codes, owners, fc.string(), fc.string(), (code, owner, one, other) => {
        fc.pre(!code.startsWith('Numpad'));
        expect(keyRequest(pressed(code, { key: one }), owner)).toEqual(
          keyRequest(pressed(code, { key: other }), owner),
        );
      }),
    ));

  test('keys with Ctrl, Alt or the system’s key belong to the browser', () =>
    fc.assert(
      fc.property(codes, owners, fc.constantFrom('ctrlKey', 'altKey', 'metaKey'), (code, owner, modifier) => {
        expect(keyRequest(pressed(code, { [modifier]: true }), owner)).toBeNull();
      }),
    ));
});

test.each([
  ['<input data-keys="seek" type="range">', 'seek'],
  ['<input data-keys="volume" type="range">', 'volume'],
  ['<input type="radio">', 'choice'],
  ['<button type="button"></button>', 'button'],
  ['<section></section>', 'player'],
])('the keys on %s are those of the %s', (html, owner) => {
  document.body.innerHTML = html;
  expect(keyOwner(document.body.children[0] ?? document.body)).toBe(owner);
});
