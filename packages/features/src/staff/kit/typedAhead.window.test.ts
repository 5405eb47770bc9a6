import { afterEach, expect, test, vi } from 'vitest';
import { createTypedAhead } from './typedAhead.ts';

const ahead = createTypedAhead();
const heard = vi.fn<(event: KeyboardEvent) => void>();
addEventListener('keydown', heard);
afterEach(() => {
  ahead.take();
  heard.mockClear();
});
const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...more }));

test('what is typed is kept, and neither fields nor shortcuts of the page have it', () => {
  ahead.begin();
  const through = [...'диванн'].map((key) => press(key));
  expect([...through, press('Backspace'), press('Enter')].some(Boolean)).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  expect(ahead.take()).toBe('диван');
});

test('once it is taken the page hears all keys again, and it is not there twice', () => {
  ahead.begin();
  ahead.begin();
  press('а');
  expect(ahead.take()).toBe('а');
  expect(press('б')).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
  expect(ahead.take()).toBe('');
});

test('commands and keys that write nothing go their way', () => {
  ahead.begin();
  expect(press('k', { ctrlKey: true })).toBe(true);
  expect(press('Escape')).toBe(true);
  expect(press('Tab')).toBe(true);
  expect(ahead.take()).toBe('');
});

test('Escape, a press elsewhere and a field that is long in coming give the page its keys again', () => {
  vi.useFakeTimers();
  const ways = [
    () => press('Escape'),
    () => dispatchEvent(new Event('pointerdown')),
    () => vi.advanceTimersByTime(3_000),
  ];
  for (const way of ways) {
    ahead.begin();
    expect(press('а')).toBe(false);
    way();
    expect(press('б')).toBe(true);
    expect(ahead.take()).toBe('а');
  }
  vi.useRealTimers();
});

test('what was typed before one gave up is not there the next time', () => {
  ahead.begin();
  press('а');
  press('Escape');
  ahead.begin();
  press('б');
  expect(ahead.take()).toBe('б');
});
