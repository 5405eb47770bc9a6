import { expect, test, vi } from 'vitest';
import { forgetOwn, readOwn, writeOwn } from './ownStorage.ts';

test('what was kept is there until everything is forgotten, things of others left alone', () => {
  localStorage.setItem('theme', 'dark');
  writeOwn('seen', [3, 1]);
  expect(readOwn('seen')).toEqual([3, 1]);
  forgetOwn();
  expect(readOwn('seen')).toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('what is no JSON counts as nothing', () => {
  localStorage.setItem('own:seen', '{');
  expect(readOwn('seen')).toBeNull();
});

test('a browser that keeps nothing goes on without', () => {
  vi.stubGlobal('localStorage', undefined);
  writeOwn('seen', [1]);
  forgetOwn();
  expect(readOwn('seen')).toBeNull();
  vi.unstubAllGlobals();
});
