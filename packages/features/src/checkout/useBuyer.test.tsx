import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useBuyer } from './useBuyer.ts';

const setUp = () => {
  const initial = { payType: 1 };
  return renderHook(() => useBuyer(initial, ['name', 'phone', 'payType'])).result;
};
const fields = (form: ReturnType<typeof setUp>) => form.current.problems.map(({ field }) => field);
const phone = (value: string) => ({ phone: [{ phone: value, protected: false }] });

describe("the buyer's form", () => {
  it('says nothing of a field that one only passed through', () => {
    const form = setUp();
    act(() => form.current.leave('name'));
    expect(fields(form)).toEqual([]);
  });

  it('judges a field when it is left', () => {
    const form = setUp();
    act(() => form.current.change(phone('+7912')));
    expect(fields(form)).toEqual([]);
    act(() => form.current.leave('phone'));
    expect(form.current.problems).toEqual([{ field: 'phone', code: 'invalid' }]);
  });

  it('clears a problem as it is mended', () => {
    const form = setUp();
    act(() => form.current.change(phone('+7912')));
    act(() => form.current.leave('phone'));
    act(() => form.current.change(phone('+79122044108')));
    expect(fields(form)).toEqual([]);
  });

  it('shows every problem at the try to order and answers the first', () => {
    const form = setUp();
    let first = null;
    act(() => {
      first = form.current.check();
    });
    expect(first).toEqual({ field: 'name', code: 'required' });
    expect(fields(form)).toEqual(['name', 'phone']);
  });

  it('starts with what is known of the buyer', () => {
    expect(setUp().current.data.payType).toBe(1);
  });
});
