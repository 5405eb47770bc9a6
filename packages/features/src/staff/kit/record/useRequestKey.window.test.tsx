import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgetOwn } from '../../../info/index.ts';
import { useRequestKey } from './useRequestKey.ts';

beforeEach(forgetOwn);

const open = (name = 'coupon/new') => renderHook(() => useRequestKey(name)).result.current;

test('a key is the same for as long as its record is not made, also after a reload', () => {
  const key = open().take();
  const again = open();
  expect([again.take(), again.take()]).toEqual([key, key]);
  expect(open('photo-plan/new').take()).not.toBe(key);
});

test('a record that is made has used it up', () => {
  const made = open();
  const key = made.take();
  made.forget();
  expect(made.take()).not.toBe(key);
});
