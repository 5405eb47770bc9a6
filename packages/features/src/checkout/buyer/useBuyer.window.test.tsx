import type { BuyerOwner } from '@siren/domain/checkout';
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetOwn } from '../../info/index.ts';
import { useBuyer } from './useBuyer.ts';

afterEach(() => localStorage.clear());

const GUEST: BuyerOwner = { user: null, client: null };
const ANNA: BuyerOwner = { user: 5, client: null };
const required = ['name', 'phone', 'payType'] as const;
const choices = () => ({ payTypes: [1, 2] });
const known = { payType: 1 };

const setUp = (owner = GUEST) =>
  renderHook(
    (props: { owner: BuyerOwner; city: string }) => useBuyer({ ...props, known, required, choices }),
    {
      initialProps: { owner, city: 'ekb' },
    },
  );
type Form = ReturnType<typeof setUp>['result'];
const fields = (form: Form) => form.current.problems.map(({ field }) => field);
const phone = (value: string) => ({ phone: [{ phone: value, protected: false }] });

describe("the buyer's form", () => {
  it('says nothing of a field that one only passed through', () => {
    const { result: form } = setUp();
    act(() => form.current.leave('name'));
    expect(fields(form)).toEqual([]);
  });

  it('judges a field when it is left, and clears it as it is mended', () => {
    const { result: form } = setUp();
    act(() => form.current.change(phone('+7912')));
    expect(fields(form)).toEqual([]);
    act(() => form.current.leave('phone'));
    expect(form.current.problems).toEqual([{ field: 'phone', code: 'invalid' }]);
    act(() => form.current.change(phone('+79122044108')));
    expect(fields(form)).toEqual([]);
  });

  it('shows every problem at the try to order and answers the first', () => {
    const { result: form } = setUp();
    let first = null;
    act(() => {
      first = form.current.check();
    });
    expect(first).toEqual({ field: 'name', code: 'required' });
    expect(fields(form)).toEqual(['name', 'phone']);
  });

  it('says at once that a choice is not to be had, and keeps it until another one is made', () => {
    const { result: form } = setUp();
    act(() => form.current.change({ payType: 4 }));
    expect(form.current.problems).toEqual([{ field: 'payType', code: 'unavailable' }]);
    expect(form.current.data.payType).toBe(4);
    act(() => form.current.change({ payType: 2 }));
    expect(fields(form)).toEqual([]);
  });

  it('says what the server refused until it is changed', () => {
    const { result: form } = setUp();
    act(() => form.current.change({ name: 'Анна', ...phone('+79122044108') }));
    act(() => form.current.refuse('phone'));
    expect(fields(form)).toEqual(['phone']);
    act(() => form.current.change({ name: 'Анна Л.' }));
    expect(fields(form)).toEqual(['phone']);
    act(() => form.current.change(phone('+79122044109')));
    expect(fields(form)).toEqual([]);
  });
});

describe('what was typed', () => {
  it('is there again after a reload, but for the comment of an order that was placed', () => {
    const { result: form } = setUp();
    act(() => form.current.change({ name: 'Анна', comment: 'домофон' }));
    expect(setUp().result.current.data).toMatchObject({ name: 'Анна', comment: 'домофон' });
    act(() => form.current.done());
    expect(setUp().result.current.data).toMatchObject({ name: 'Анна', comment: '' });
  });

  it('knows the city that its address was told for, until that is told anew', () => {
    const { result: form, rerender } = setUp();
    act(() => form.current.change({ address: 'ул. Мира, 5' }));
    rerender({ owner: GUEST, city: 'tagil' });
    act(() => form.current.change({ name: 'Анна' }));
    expect(form.current.data).toMatchObject({ address: 'ул. Мира, 5', city: 'ekb' });
    act(() => form.current.change({ address: 'ул. Мира, 7' }));
    expect(form.current.data).toMatchObject({ address: 'ул. Мира, 7', city: 'tagil' });
  });

  it('is gone with another user, from the storage too, and with it what was judged', () => {
    const { result: form, rerender } = setUp();
    act(() => form.current.change({ name: 'Анна', ...phone('12') }));
    act(() => form.current.leave('phone'));
    rerender({ owner: ANNA, city: 'ekb' });
    expect(form.current.data.name).toBe('');
    expect(fields(form)).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Анна');
  });

  it('is gone when another tab signs out', () => {
    const { result: form } = setUp(ANNA);
    act(() => form.current.change({ name: 'Анна' }));
    act(() => {
      forgetOwn();
      dispatchEvent(new StorageEvent('storage', { key: 'own:buyer' }));
    });
    expect(form.current.data.name).toBe('');
  });
});
