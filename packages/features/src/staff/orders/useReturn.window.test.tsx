import { NetworkError, refusal, staffRefusal } from '@siren/contract/errors';
import type { StaffOrder } from '@siren/domain/orders';
import type { OrderReturn } from '@siren/domain/returns';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeStaffOrder } from './order.mock.ts';
import type { OpenOrder, Return } from './useOrder.ts';
import { useReturn } from './useReturn.ts';

const lost = () => new NetworkError('unreachable', 0);
/** A return of one row, whoever made it. */
const returnOf = (row: number, quantity: number, value: number): OrderReturn => ({
  ...{ id: row + 1, at: '2026-11-21T12:46:00+05:00', by: null, cause: 'changed_mind', services: [], value },
  ...{ goods: [{ row, quantity }], money: value, bonus: 0, certificates: [], paid: true, store: null },
});

/** A return of an order; what its press comes to is told by `answer`. */
function begin() {
  const base = makeStaffOrder();
  const sent: Return[] = [];
  let answer: () => StaffOrder | Error = () => base;
  const open: Pick<OpenOrder, 'takeBack'> = {
    async takeBack(what) {
      sent.push(what);
      const came = answer();
      if (came instanceof Error) throw came;
      return came;
    },
  };
  const { result, rerender } = renderHook(({ shown }) => useReturn(base, shown, open), {
    initialProps: { shown: base },
  });
  let made: OrderReturn | null = null;
  return {
    base,
    sent,
    form: () => result.current,
    see: (over: Partial<StaffOrder>) => rerender({ shown: { ...base, version: 9, ...over } }),
    press: async (come: typeof answer) => {
      answer = come;
      await act(async () => void (made = await result.current.take(false)));
      return made;
    },
  };
}

test('pressed again after a lost answer it is the same return, and says what was returned', async () => {
  const { base, sent, form, see, press } = begin();
  act(() => form().chooseAll());
  const { value } = form();
  expect(await press(lost)).toBeNull();
  const own = returnOf(1, 3, 21_270);
  see({ returns: [own] });
  expect(form()).toMatchObject({ value, press: { isUnheard: true, isOutdated: false, canSend: true } });
  // Somebody else has returned something after it.
  const made = await press(() => ({ ...base, returns: [own, returnOf(0, 1, 990)] }));
  expect(made).toEqual(own);
  expect(sent[1]).toEqual(sent[0]);
});

test('a server that fails on its way may have taken it all the same', async () => {
  const { form, see, press } = begin();
  act(() => form().chooseAll());
  await press(() => refusal('general.unavailable'));
  see({ returns: [returnOf(1, 3, 21_270)] });
  expect(form().press).toMatchObject({ isUnheard: true, isOutdated: false });
});

test('a return of somebody else makes it another order: nothing is sent, and what was chosen keeps its sum', async () => {
  const { sent, form, see, press } = begin();
  act(() => form().setPieces(1, 3));
  const { value } = form();
  await press(() => staffRefusal('general.conflict'));
  see({ returns: [returnOf(1, 2, 14_180)] });
  expect(form()).toMatchObject({
    value,
    press: { isOutdated: true, isUnheard: false, isPerhapsOwn: false, canSend: false },
  });
  await press(lost);
  expect(sent).toHaveLength(1);
});

test('an unheard press that was not taken is told apart from a colleague’s return by its key', async () => {
  const { base, sent, form, see, press } = begin();
  act(() => form().setPieces(1, 3));
  await press(lost);
  see({ returns: [returnOf(1, 2, 14_180)] });
  await press(() => staffRefusal('general.conflict'));
  expect(sent.map(({ version }) => version)).toEqual([base.version, base.version]);
  expect(form().press).toMatchObject({ isOutdated: true, isUnheard: false, isPerhapsOwn: false });
});

test('another wish after an unheard press has a key of its own; that the order is another one may be by the first', async () => {
  const { sent, form, see, press } = begin();
  act(() => form().setPieces(1, 3));
  await press(lost);
  act(() => form().setPieces(1, 2));
  expect(form().press).toMatchObject({ error: null, isUnheard: false, canSend: true });
  await press(() => staffRefusal('general.conflict'));
  see({ returns: [returnOf(1, 3, 21_270)] });
  expect(form().press).toMatchObject({ isOutdated: true, isPerhapsOwn: true });
  expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
});

test('a note of somebody else is no matter: it goes by the newest version', async () => {
  const { sent, form, see, press } = begin();
  act(() => form().setPieces(1, 1));
  see({ note: 'Позвонить' });
  expect(form().press).toMatchObject({ isOutdated: false, canSend: true });
  await press(lost);
  expect(sent[0]?.version).toBe(9);
});
