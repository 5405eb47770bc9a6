import { staffRefusal } from '@siren/contract/errors';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgetOwn, readOwn, writeOwn } from '../../../info/index.ts';
import { useCheckedForm } from './useCheckedForm.ts';

beforeEach(forgetOwn);

const stored = { week: '["09:00"]', name: 'Магазин' };
const daysIn = (week: string) => JSON.parse(week) as string[];

const open = () =>
  renderHook(() =>
    useCheckedForm({
      ...{ name: 'store/1', stored },
      problemsOf: ({ week, name }) => ({
        ...(daysIn(week).some((day) => day === '') && { week: 'Проверьте часы.' }),
        ...(name === '' && { name: 'Напишите название.' }),
      }),
      send: () => Promise.reject(staffRefusal('general.conflict')),
    }),
  ).result;

test.each(['с 9 до 18', '{"monday":"09:00"}'])(
  'a draft that cannot be looked through is forgotten: %s',
  (week) => {
    writeOwn('draft/store/1', { base: stored, mine: { ...stored, week } });
    expect(open().current).toMatchObject({ fields: stored, dirty: false });
    expect(readOwn('draft/store/1')).toBeNull();
  },
);

test('what was said of a try is gone with what was tried', async () => {
  const form = open();
  act(() => form.current.set('name', 'Другой'));
  await act(() => form.current.save());
  expect(form.current.error).toMatchObject({ key: 'general.conflict' });
  act(() => form.current.set('name', ''));
  expect(form.current.problemOf('name')).toBe('Напишите название.');
  act(() => form.current.undo());
  expect(form.current.error).toBeNull();
  act(() => form.current.set('name', ''));
  expect(form.current.problemOf('name')).toBeUndefined();
});
