import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOwn } from '../../../info/index.ts';
import { switchSingleKeys } from './singleKeys.ts';
import type { HeardName } from './shortcuts.ts';
import { useShortcut } from './useShortcut.ts';

beforeEach(forgetOwn);
afterEach(() => document.body.replaceChildren());

/** Puts this into the page; answers the element with that id. */
function draw(html: string): Element {
  document.body.innerHTML = html;
  return document.getElementById('here') ?? document.body;
}

function hear(name: HeardName, options?: { own: boolean }) {
  const act = vi.fn();
  const { unmount } = renderHook(() => useShortcut(name, act, options));
  return { act, unmount };
}

function press(target: Element, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

const J = { key: 'о', code: 'KeyJ' };
const save = { key: 'ы', code: 'KeyS', ctrlKey: true };

test.each([
  ['on the page', '<p id="here">', true],
  ['on a link', '<a id="here" href="/">', true],
  ['on a checkbox', '<input id="here" type="checkbox">', true],
  ['in a field', '<input id="here">', false],
  ['in a search', '<input id="here" type="search">', false],
  ['in a text', '<textarea id="here">', false],
  ['in a choice', '<select id="here">', false],
  ['in a text that is edited in place', '<div contenteditable="true"><b id="here"></b></div>', false],
  ['in a tree', '<ul role="tree"><li id="here" role="treeitem"></li></ul>', false],
  ['under a dialog', '<p id="here"></p><div role="dialog" data-state="open"></div>', false],
  ['under a question', '<p id="here"></p><div role="alertdialog"></div>', false],
  ['under a menu', '<p id="here"></p><div role="menu"></div>', false],
  ['beside a dialog on its way out', '<p id="here"></p><div role="dialog" data-state="closed"></div>', true],
])('a letter %s', (_, html, acts) => {
  const { act, unmount } = hear('down');
  const event = press(draw(html), J);
  expect(act).toHaveBeenCalledTimes(acts ? 1 : 0);
  expect(event.defaultPrevented).toBe(acts);
  unmount();
});

test('with Ctrl it works while one types; under a dialog neither it nor the browser does anything', () => {
  const { act, unmount } = hear('save');
  expect(press(draw('<textarea id="here">'), save).defaultPrevented).toBe(true);
  expect(act).toHaveBeenCalledOnce();
  expect(press(draw('<p id="here"></p><div role="dialog"></div>'), save).defaultPrevented).toBe(true);
  expect(act).toHaveBeenCalledOnce();
  unmount();
});

test('the window that it is for does not stand in its way', () => {
  const { act, unmount } = hear('palette', { own: true });
  press(draw('<div role="dialog"><input id="here"></div>'), { key: 'k', code: 'KeyK', metaKey: true });
  expect(act).toHaveBeenCalledOnce();
  unmount();
});

test('held down, only what goes on repeats', () => {
  const [down, saved] = [hear('down'), hear('save')];
  const page = draw('<p id="here">');
  for (const repeat of [false, true, true]) {
    press(page, { ...J, repeat });
    press(page, { ...save, repeat });
  }
  expect(down.act).toHaveBeenCalledTimes(3);
  expect(saved.act).toHaveBeenCalledTimes(1);
  down.unmount();
  saved.unmount();
});

test('what somebody else has taken is left to them, and so is what is switched off', () => {
  const { act, unmount } = hear('down');
  const page = draw('<p id="here">');
  const take = (event: Event) => event.preventDefault();
  page.addEventListener('keydown', take);
  press(page, J);
  page.removeEventListener('keydown', take);
  switchSingleKeys(false);
  press(page, J);
  expect(act).not.toHaveBeenCalled();
  switchSingleKeys(true);
  press(page, J);
  expect(act).toHaveBeenCalledOnce();
  unmount();
});

test('nobody listens any more once what it is for has gone', () => {
  const { act, unmount } = hear('down');
  unmount();
  press(draw('<p id="here">'), J);
  expect(act).not.toHaveBeenCalled();
});
