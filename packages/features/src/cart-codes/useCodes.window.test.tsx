import type { AnswerOf } from '@siren/contract/calls';
import type { CodeLine } from '@siren/domain/cart-codes';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { CartProvider } from '../cart/index.ts';
import { hookShop } from '../stories/index.ts';
import { makeCart } from '../testing/index.ts';
import { useCodes } from './useCodes.ts';

type Found = AnswerOf<'/api/cart/find-codes'>;

/** Every code means an offer with pieces enough. */
const meant = (codes: readonly CodeLine[], borne: readonly string[]): Found => ({
  borne: [...borne],
  codes: codes.map((line) => ({
    ...line,
    status: 'found',
    offer: null,
    choices: [],
    possible: line.quantity,
  })),
});

/** The page of codes, with a server that answers each call when the test lets it. */
function setUp() {
  const finds: {
    codes: readonly CodeLine[];
    wholes: readonly string[];
    answer(found: Found): void;
    fail(): void;
  }[] = [];
  let added = () => undefined as void;
  const shop = hookShop({
    '/api/cart/find-codes': ({ codes, wholes = [] }) =>
      new Promise((resolve, reject) =>
        finds.push({ codes, wholes, answer: resolve, fail: () => reject(new Error('No connection')) }),
      ),
    '/api/cart/add-by-codes': () =>
      new Promise((resolve) => (added = () => resolve(makeCart([{ offer: 3 }])))),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <shop.wrapper>
      <CartProvider notices={{ fail: expect.fail, say: expect.fail }}>{children}</CartProvider>
    </shop.wrapper>
  );
  const { result } = renderHook(useCodes, { wrapper });
  const write = (text: string) => act(() => result.current.write(text));
  const find = () => act(() => void result.current.find());
  const answer = (at: number, borne: readonly string[] = []) =>
    act(async () => finds[at]?.answer(meant(finds[at].codes, borne)));
  const found = async (text: string) => {
    write(text);
    find();
    await answer(finds.length - 1);
  };
  return { result, shop, write, find, answer, finds, found, added: () => act(async () => added()) };
}

it('an answer about another text than the one that stands there tells nothing', async () => {
  const { result, write, find, answer, finds } = setUp();
  write('1204501');
  find();
  write('1204502');
  expect(result.current.busy).toBeNull();
  find();
  expect(finds).toHaveLength(2);
  await answer(0);
  expect(result.current).toMatchObject({ meanings: null, busy: 'finding' });
  await answer(1);
  expect(result.current).toMatchObject({ meanings: [{ code: '1204502' }], busy: null });
});

it('nor does a failure', async () => {
  const { result, write, find, finds } = setUp();
  write('1204501');
  find();
  write('1204502');
  await act(async () => finds[0]?.fail());
  expect(result.current).toMatchObject({ failed: false, busy: null });
});

it('what was written while the cart was filled stays in the field', async () => {
  const { result, shop, write, find, found, added } = setUp();
  await found('1204501 x2\nNET-TAKOGO');
  let pieces: Promise<number> | undefined;
  act(() => void (pieces = result.current.add()));
  await expect.poll(() => shop.called).toContain('/api/cart/add-by-codes');
  write('1204501 x2\nNET-TAKOGO\n1204502');
  // What is on its way to the cart is not to be looked up, and added, once more.
  find();
  expect(result.current).toMatchObject({ meanings: null, busy: 'adding' });
  await added();
  expect(await pieces).toBe(3);
  expect(result.current).toMatchObject({ text: '1204502', busy: null });
});

it('what a good bears as a whole is asked about as one code, and leaves the field as one', async () => {
  const { result, shop, write, find, answer, finds, added } = setUp();
  write('QB 12 x3\nQS;9');
  find();
  expect(finds[0]?.wholes).toEqual(expect.arrayContaining(['QB 12', 'QS;9']));
  await answer(0, ['QB 12']);
  expect(result.current).toMatchObject({ meanings: null, busy: 'finding' });
  expect(finds[1]?.codes).toEqual([
    { code: 'QB 12', quantity: 3 },
    { code: 'QS', quantity: 9 },
  ]);
  await answer(1);
  expect(result.current).toMatchObject({ meanings: [{ code: 'QB 12' }, { code: 'QS' }], busy: null });
  act(() => void result.current.add());
  await expect.poll(() => shop.called).toContain('/api/cart/add-by-codes');
  write('QB 12 x4\nQS;9');
  await added();
  expect(result.current.text).toBe('QB 12');
});

it('nothing is asked twice where no good bears more than was read, or it was known', async () => {
  const { result, write, find, answer, finds } = setUp();
  write('QB 12');
  find();
  await answer(0);
  expect(result.current).toMatchObject({ meanings: [{ code: 'QB', quantity: 12 }], busy: null });
  find();
  await answer(1, ['QB 12']);
  await answer(2);
  write('QB 12 x2');
  find();
  await answer(3, ['QB 12']);
  expect(result.current).toMatchObject({ meanings: [{ code: 'QB 12', quantity: 2 }], busy: null });
  expect(finds).toHaveLength(4);
});

it('a text that is changed while it is asked about again tells nothing', async () => {
  const { result, write, find, answer, finds } = setUp();
  write('QB 12');
  find();
  await answer(0, ['QB 12']);
  write('QB 13');
  await answer(1);
  expect(result.current).toMatchObject({ meanings: null, busy: null });
  find();
  expect(finds[2]?.codes).toEqual([{ code: 'QB', quantity: 13 }]);
});

it('a failure of the second question is told', async () => {
  const { result, write, find, answer, finds } = setUp();
  write('QB 12');
  find();
  await answer(0, ['QB 12']);
  await act(async () => finds[1]?.fail());
  expect(result.current).toMatchObject({ failed: true, meanings: null, busy: null });
});
