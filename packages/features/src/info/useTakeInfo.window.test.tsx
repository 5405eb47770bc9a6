import type { Info } from '@siren/contract/info';
import { notifications } from '@siren/ui/notifications';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { resource, useResource } from '../api/index.ts';
import { hookShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { useTakeInfo } from './useTakeInfo.ts';

const anna = { id: 7, login: 'anna', name: 'Анна', flags: [] };
const ANNA = makeInfo({ user: anna });
const page = resource('/api/promo', { path: 'leto' });
const other = resource('/api/promo', { path: 'zima' });

/** A page on the screen, and another that was left; `shown` is every title that the first was ever seen with. */
async function setUp() {
  const shown: (string | undefined)[] = [];
  let answered = 0;
  let fails = false;
  const shop = hookShop(
    {
      '/api/promo': () => {
        if (fails) throw new Error('No connection');
        return { title: `Ответ ${++answered}` } as never;
      },
    },
    { info: ANNA },
  );
  const { result, rerender } = renderHook(
    ({ wanted }) => {
      const { data, error } = useResource(wanted);
      shown.push(data?.title);
      return { title: data?.title, error, take: useTakeInfo() };
    },
    { wrapper: shop.wrapper, initialProps: { wanted: other } },
  );
  const settled = (title: string) => waitFor(() => expect(result.current.title).toBe(title));
  await settled('Ответ 1');
  rerender({ wanted: page });
  await settled('Ответ 2');
  shown.length = 0;
  const take = (info: Info) => act(() => result.current.take(info));
  return {
    shown,
    result,
    settled,
    take,
    leave: () => rerender({ wanted: other }),
    fail: () => (fails = true),
  };
}

it('popups of a user go with them, but not where their session has ended by itself', async () => {
  const { take } = await setUp();
  notifications.show({ text: 'Убрано из корзины: Диван «Лада»' });
  await take({ ...ANNA, user: { ...anna, name: 'Анна Лебедева' } });
  expect(notifications.list()).toHaveLength(1);
  await take(makeInfo());
  expect(notifications.list()).toHaveLength(1);
  await take(ANNA);
  await take(makeInfo({ user: { ...anna, id: 8, login: 'boris', name: 'Борис' } }));
  expect(notifications.list()).toEqual([]);
});

it('what is on the screen stays there until its new answer comes', async () => {
  const { shown, settled, take } = await setUp();
  await take({ ...ANNA, user: { ...anna, name: 'Анна Лебедева' } });
  await settled('Ответ 3');
  expect(shown).not.toContain(undefined);
});

it('and stays there where no answer comes', async () => {
  const { result, take, fail } = await setUp();
  fail();
  await take(ANNA);
  await waitFor(() => expect(result.current.error).toBeDefined());
  expect(result.current.title).toBe('Ответ 2');
});

it('what is on no screen is read anew before it is shown again', async () => {
  const { shown, settled, take, leave } = await setUp();
  await take(ANNA);
  await settled('Ответ 3');
  leave();
  await settled('Ответ 4');
  expect(shown).not.toContain('Ответ 1');
});

it.each([
  ['somebody else', { token: 'b'.repeat(32) }],
  ['nobody, whose session has ended', { user: null }],
  ['another city', { city: { code: 'tagil', name: 'Нижний Тагил' } }],
])('nothing of the one before is shown to %s', async (_who, change) => {
  const { shown, result, take, fail } = await setUp();
  fail();
  await take({ ...ANNA, ...change });
  await waitFor(() => expect(result.current.error).toBeDefined());
  expect(result.current.title).toBeUndefined();
  expect(shown).toContain(undefined);
});
