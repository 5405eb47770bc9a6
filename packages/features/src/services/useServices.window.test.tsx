import type { CartState } from '@siren/domain/cart';
import type { Service } from '@siren/domain/services';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { makeCart } from '../testing/index.ts';
import { SelectionProvider } from './SelectionContext.tsx';
import type { SelectionStorage } from './SelectionStore.ts';
import { useServices } from './useServices.ts';

const service = (key: string, group: string, over: Partial<Service> = {}): Service => ({
  key,
  product: 1,
  group,
  type: group,
  name: key,
  description: '',
  default: false,
  excluded: false,
  excludedBy: null,
  calculate: { type: 'static', value: 100, minValue: 0 },
  unit: 'piece',
  date: null,
  ...over,
});

const offered = [
  service('courier', 'delivery', { default: true }),
  service('pickup', 'delivery'),
  service('assembly', 'assembly', { default: true, calculate: { type: 'percent', value: 10, minValue: 0 } }),
];

const withServices = (services: Service[], price = 1_000): CartState =>
  makeCart([{ offer: 1, price }], { services: { services, cities: [], city: 'ekb' } });

function memory(initial: Record<string, string> = {}): SelectionStorage & { values: Record<string, string> } {
  const values = { ...initial };
  return {
    values,
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => {
      values[key] = value;
    },
  };
}

function render(cart: CartState, storage: SelectionStorage = memory()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SelectionProvider storage={storage}>{children}</SelectionProvider>
  );
  return renderHook(({ shown }) => useServices(shown), { wrapper, initialProps: { shown: cart } });
}

const keysOf = ({ result }: ReturnType<typeof render>) => result.current.selection.map(({ key }) => key);

describe('services chosen for the cart', () => {
  it('start with the default of each group', () => {
    expect(keysOf(render(withServices(offered)))).toEqual(['courier', 'assembly']);
  });

  it('are restored from the session', () => {
    const storage = memory();
    const first = render(withServices(offered), storage);
    act(() => first.result.current.toggle('pickup'));
    first.unmount();
    expect(keysOf(render(withServices(offered), storage))).toEqual(['pickup', 'assembly']);
  });

  it('stay put away when a default was put away', () => {
    const storage = memory();
    const first = render(withServices(offered), storage);
    act(() => first.result.current.toggle('assembly'));
    first.unmount();
    expect(keysOf(render(withServices(offered), storage))).toEqual(['courier']);
  });

  it('drop what is no longer offered', () => {
    const storage = memory();
    const first = render(withServices(offered), storage);
    act(() => first.result.current.toggle('pickup'));
    first.unmount();
    expect(keysOf(render(withServices([offered[0] as Service]), storage))).toEqual(['courier']);
  });

  it('tell once what is no longer offered, by its name, and do not bring it back by themselves', () => {
    const storage = memory();
    const shown = render(withServices(offered), storage);
    act(() => shown.result.current.toggle('pickup'));
    const excluded = offered.map((one) => (one.key === 'pickup' ? { ...one, excluded: true } : one));
    shown.rerender({ shown: withServices(excluded) });
    expect([keysOf(shown), shown.result.current.dropped]).toEqual([['courier', 'assembly'], ['pickup']]);
    shown.rerender({ shown: withServices(offered) });
    expect(keysOf(shown)).toEqual(['courier', 'assembly']);
    act(() => shown.result.current.toggle('assembly'));
    expect(shown.result.current.dropped).toEqual([]);
    shown.unmount();
    expect(render(withServices(excluded), storage).result.current.dropped).toEqual([]);
  });

  it('tell the name of what the shop does not even know any more', () => {
    const storage = memory();
    const first = render(withServices(offered), storage);
    act(() => first.result.current.toggle('pickup'));
    first.unmount();
    const again = render(withServices([{ ...(offered[0] as Service), name: 'Курьером' }]), storage);
    expect(again.result.current.dropped).toEqual(['pickup', 'assembly']);
  });

  it('never leave delivery unselected', () => {
    const shown = render(withServices(offered));
    act(() => shown.result.current.toggle('courier'));
    expect(keysOf(shown)).toContain('courier');
  });

  it('are priced anew when the cart changes', () => {
    const shown = render(withServices(offered, 1_000));
    shown.rerender({ shown: withServices(offered, 5_000) });
    expect(shown.result.current.selection.find(({ key }) => key === 'assembly')?.price).toBe(500);
  });

  it.each(['{', '"text"', '{"selection":[1,null,{"key":2}]}', '{"selection":{}}'])(
    'survive a storage that holds %s',
    (value) => {
      expect(keysOf(render(withServices(offered), memory({ services: value })))).toEqual([
        'courier',
        'assembly',
      ]);
    },
  );

  it('work where the storage refuses to write', () => {
    const full: SelectionStorage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const shown = render(withServices(offered), full);
    act(() => shown.result.current.toggle('pickup'));
    expect(keysOf(shown)).toContain('pickup');
  });
});
