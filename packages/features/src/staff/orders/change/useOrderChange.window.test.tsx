import { staffRefusal } from '@siren/contract/errors';
import type { PayloadOf } from '@siren/contract/calls';
import type { StaffOrder } from '@siren/domain/orders';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hookShop } from '../../../stories/index.ts';
import { makeStaffOrder } from '../order.mock.ts';
import { causesResource } from '../resources.ts';
import type { OpenOrder } from '../useOrder.ts';
import type { ChangeQuote } from './useChangeQuote.ts';
import { useOrderChange } from './useOrderChange.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

type Asked = PayloadOf<'/api/admin/orders/change-quote'>;
/** A quote that comes to so much, for any wish. */
const quoteOf = (toPay: number): ChangeQuote => ({
  lines: [
    { ...{ row: 0, offer: 1, name: 'Пуф', options: '', article: 'P' }, quantity: 1, finalPrice: toPay },
  ],
  services: [],
  totals: { goods: toPay, discount: 0, services: 0, bonus: 0, certificates: 0, toPay },
  ...{ kept: 0, owed: toPay, back: { money: 0, bonus: 0, certificates: 0 }, problems: [] },
});

/** A change of an order whose quotes come when they are let; what is saved is refused as told. */
function begin(refused: () => Error | null = () => null) {
  const asked: { payload: Asked; answer(quote: ChangeQuote): Promise<void>; fail(): Promise<void> }[] = [];
  const shop = hookShop({
    '/api/admin/orders/change-quote': (payload) =>
      new Promise((come, fail) => {
        asked.push({
          payload,
          answer: (quote) => act(async () => come(quote)),
          fail: () => act(async () => fail(new Error('offline'))),
        });
      }),
  });
  const saved: Parameters<OpenOrder['changeRows']>[0][] = [];
  const never = () => Promise.reject(new Error('no such change'));
  const open: OpenOrder = {
    ...{ causes: causesResource },
    ...{ step: never, takeBack: never, save: never, call: never, sayOfCall: never, messageAgain: never },
    async changeRows(what) {
      saved.push(what);
      const error = refused();
      if (error) throw error;
      return base;
    },
  };
  const base = makeStaffOrder();
  const { result, rerender } = renderHook(({ shown }) => useOrderChange(base, shown, open), {
    wrapper: shop.wrapper,
    initialProps: { shown: base },
  });
  return { asked, saved, base, form: () => result.current, see: (shown: StaffOrder) => rerender({ shown }) };
}

test('it is asked at once what the order is, and after a pause what comes of the last of several changes', async () => {
  const { asked, form } = begin();
  await tick(0);
  expect(asked).toHaveLength(1);
  await asked[0]!.answer(quoteOf(10));
  act(() => form().setPieces(1, 4));
  await tick(249);
  act(() => form().setPieces(1, 5));
  await tick(249);
  expect(asked).toHaveLength(1);
  await tick(1);
  expect(asked.map(({ payload }) => payload.rows)).toEqual([[], [{ row: 1, quantity: 5 }]]);
});

test('an older answer is not listened to, be it the last to come', async () => {
  const { asked, form } = begin();
  await tick(0);
  act(() => form().setPieces(1, 4));
  await tick(250);
  act(() => form().setPieces(1, 5));
  await tick(250);
  await asked[2]!.answer(quoteOf(500));
  expect(form()).toMatchObject({ pending: false, quote: { totals: { toPay: 500 } } });
  await asked[1]!.answer(quoteOf(400));
  await asked[0]!.fail();
  expect(form()).toMatchObject({ pending: false, error: null, quote: { totals: { toPay: 500 } } });
});

test('the last quote stays in view while the next one is on its way, and nothing is saved by it', async () => {
  const { asked, form, saved } = begin();
  await tick(0);
  await asked[0]!.answer(quoteOf(10));
  act(() => form().setPieces(1, 4));
  expect(form()).toMatchObject({ pending: true, canSave: false, quote: { totals: { toPay: 10 } } });
  await act(() => form().save(true));
  expect(saved).toEqual([]);
  await tick(250);
  await asked[1]!.fail();
  expect(form()).toMatchObject({ pending: false, canSave: false, error: new Error('offline') });
  act(() => form().ask());
  expect(form()).toMatchObject({ pending: true, error: null });
  await tick(250);
  await asked[2]!.answer(quoteOf(20));
  expect(form()).toMatchObject({ pending: false, canSave: true, quote: { totals: { toPay: 20 } } });
});

test('the same wish has the same key, however often it is quoted and refused; another wish has another one', async () => {
  let error: Error | null = staffRefusal('order.sum_changed');
  const { asked, form, saved } = begin(() => error);
  await tick(0);
  act(() => form().setPieces(1, 4));
  await tick(250);
  await asked.at(-1)!.answer(quoteOf(30));
  await act(() => form().save(true));
  expect(form().press).toMatchObject({ error, isUnheard: false });
  await tick(250);
  await asked.at(-1)!.answer(quoteOf(31));
  error = new Error('offline');
  await act(() => form().save(false));
  act(() => form().setPieces(1, 6));
  expect(form().press).toMatchObject({ error: null, isUnheard: false });
  await tick(250);
  await asked.at(-1)!.answer(quoteOf(40));
  await act(() => form().save(true));
  expect(saved.map(({ expectedTotal }) => expectedTotal)).toEqual([30, 31, 40]);
  expect(saved.map(({ tell }) => tell)).toEqual([true, false, true]);
  const [first, second, third] = saved.map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('it goes by the newest version that has the same rows and services, and is quoted anew with each', async () => {
  let error: Error = new Error('offline');
  const { asked, form, saved, base, see } = begin(() => error);
  await tick(0);
  act(() => form().setPieces(1, 4));
  await tick(250);
  await asked.at(-1)!.answer(quoteOf(30));
  see({ ...base, version: 8, note: 'Позвонить' });
  expect(form()).toMatchObject({ press: { isOutdated: false }, pending: true });
  await tick(250);
  await asked.at(-1)!.answer(quoteOf(30));
  await act(() => form().save(true));
  const questions = asked.length;
  see({ ...base, version: 9, order: { ...base.order, lines: base.order.lines.slice(1) } });
  // Nobody heard whether it was saved: perhaps it is what the rows are others for.
  expect(form()).toMatchObject({ press: { isOutdated: false, isUnheard: true }, canSave: true });
  error = staffRefusal('general.conflict');
  await act(() => form().save(true));
  expect(form()).toMatchObject({
    press: { isOutdated: true, isUnheard: false, isPerhapsOwn: false },
    canSave: false,
  });
  expect(saved.map(({ version }) => version)).toEqual([8, 8]);
  await tick(10_000);
  expect(asked).toHaveLength(questions);
});

test('a wish says only what is changed; of a group there is one service; what is put back is no change', async () => {
  const { form } = begin();
  await tick(0);
  const kept = form().wish.services;
  act(() => form().setService('assembly', null, ['assembly', 'express']));
  act(() => form().setService('express', 1, ['assembly', 'express']));
  expect(form().wish.services.map(({ key }) => key)).toEqual(['courier', 'express']);
  act(() => form().setService('assembly', 1, ['assembly', 'express']));
  expect(form()).toMatchObject({ isChanged: false, wish: { rows: [], added: [], services: kept } });
  const pouf = { offer: 7, name: 'Пуф', options: '', article: 'P', price: 90, left: 3 };
  act(() => form().addGood(pouf));
  act(() => form().addGood(pouf));
  act(() => form().addGood({ ...pouf, offer: 2 }));
  expect(form().wish).toMatchObject({
    rows: [{ row: 1, quantity: 4 }],
    added: [{ offer: 7, quantity: 2 }],
  });
  act(() => form().removeAdded(7));
  act(() => form().setPieces(1, 3));
  expect(form().isChanged).toBe(false);
});
