import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPressed } from './isPressed.ts';
import type { Press } from './isPressed.ts';
import { mayAct } from './mayAct.ts';
import { places, shortcuts } from './shortcuts.ts';
import type { Place, Shortcut } from './shortcuts.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, code: string, held: Partial<Press> = {}): Press => ({
  key,
  code,
  ...none,
  ...held,
});
const meant = (pressed: Press) =>
  Object.entries<Shortcut>(shortcuts)
    .filter(([, shortcut]) => isPressed(shortcut, pressed))
    .map(([name]) => name);

describe('what a press means', () => {
  test.each([
    ['Ctrl+K', press('k', 'KeyK', { ctrlKey: true }), ['palette']],
    ['⌘K', press('k', 'KeyK', { metaKey: true }), ['palette']],
    ['Ctrl+Л', press('л', 'KeyK', { ctrlKey: true }), ['palette']],
    ['Ctrl+Ы', press('ы', 'KeyS', { ctrlKey: true }), ['save']],
    ['K', press('k', 'KeyK'), ['up', 'previous']],
    ['О', press('о', 'KeyJ'), ['down', 'next']],
    ['J with Caps Lock', press('J', 'KeyJ'), ['down', 'next']],
    ['Shift+J', press('J', 'KeyJ', { shiftKey: true }), []],
    ['Ctrl+Shift+K', press('K', 'KeyK', { ctrlKey: true, shiftKey: true }), []],
    ['Ctrl+⌘K', press('k', 'KeyK', { ctrlKey: true, metaKey: true }), []],
    ['? in the Latin layout', press('?', 'Slash', { shiftKey: true }), ['sheet']],
    ['? in the Russian layout', press('?', 'Digit7', { shiftKey: true }), ['sheet']],
    ['/ in the Latin layout', press('/', 'Slash'), ['search']],
    ['/ in the Russian layout', press('/', 'Backslash', { shiftKey: true }), ['search']],
    ['the same key in the Russian layout', press('.', 'Slash'), ['search']],
    ['a comma in the Russian layout', press(',', 'Slash', { shiftKey: true }), []],
    ['a full stop in the Latin layout', press('.', 'Period'), []],
    ['AltGr+K', press('k', 'KeyK', { ctrlKey: true, altKey: true }), []],
    ['Ctrl+/', press('/', 'Slash', { ctrlKey: true }), []],
    ['a letter elsewhere', press('k', 'KeyT'), []],
  ])('%s', (_, pressed, names) => {
    expect(meant(pressed)).toEqual(names);
  });
});

const anyShortcut = fc.constantFrom<Shortcut>(...Object.values(shortcuts));
const anyPress: fc.Arbitrary<Press> = fc.record({
  key: fc.constantFrom('k', 'л', 'j', 'о', 's', 'ы', '?', '/', '.', ',', 'Enter', 'Escape', 'a'),
  code: fc.constantFrom('KeyK', 'KeyJ', 'KeyS', 'Slash', 'Backslash', 'Digit7', 'Period', 'Enter', 'Escape'),
  ctrlKey: fc.boolean(),
  metaKey: fc.boolean(),
  altKey: fc.boolean(),
  shiftKey: fc.boolean(),
});
const anySituation = fc.record({ typing: fc.boolean(), covered: fc.boolean(), single: fc.boolean() });

test('no press means two shortcuts of a place', () => {
  fc.assert(
    fc.property(anyPress, (pressed) => {
      // What writes a slash where J lies is on no keyboard.
      fc.pre(!pressed.code.startsWith('Key') || /^\p{L}$/u.test(pressed.key));
      const heard = Object.values<Shortcut>(shortcuts).filter((shortcut) => isPressed(shortcut, pressed));
      const at = (place: Place) => heard.filter((one) => one.place === place || one.place === 'everywhere');
      for (const place of places) expect(at(place).length).toBeLessThanOrEqual(1);
    }),
  );
});

test('a key with Alt means none, and one with Ctrl or ⌘ only what is said to need it', () => {
  fc.assert(
    fc.property(anyShortcut, anyPress, (shortcut, pressed) => {
      if (!isPressed(shortcut, pressed)) return;
      expect(pressed.altKey).toBe(false);
      expect(pressed.ctrlKey || pressed.metaKey).toBe(shortcut.command);
    }),
  );
});

test('a letter is the same key whatever it writes', () => {
  const letters = Object.values<Shortcut>(shortcuts).filter(({ key }) => /^[A-Z]$/.test(key));
  expect(letters.length).toBeGreaterThan(0);
  fc.assert(
    fc.property(fc.constantFrom(...letters), fc.string({ minLength: 1 }), (shortcut, written) => {
      const pressed = press(written, `Key${shortcut.key}`, { ctrlKey: shortcut.command });
      expect(isPressed(shortcut, pressed)).toBe(true);
    }),
  );
});

test('nothing is done under another window, and single keys do nothing while one types or has them off', () => {
  fc.assert(
    fc.property(anyShortcut, anySituation, (shortcut, situation) => {
      const { typing, covered, single } = situation;
      expect(mayAct(shortcut, { ...situation, covered: true })).toBe(false);
      if (!shortcut.command && (typing || !single)) expect(mayAct(shortcut, situation)).toBe(false);
      if (!covered && !typing && single) expect(mayAct(shortcut, situation)).toBe(true);
      if (!covered && shortcut.command) expect(mayAct(shortcut, situation)).toBe(true);
    }),
  );
});
