import { afterEach, describe, expect, it } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import type { AddressSource } from './AddressSource.ts';
import { createAddressesHandlers } from './createAddressesHandlers.ts';
import { streetSource } from './streetSource.ts';

const streets = {
  moscow: [{ kind: 'street', name: 'Садовая', houses: ['3', '23'] }],
} as const;

describe('addresses', () => {
  let shop: TestShop;
  afterEach(() => shop.close());

  const open = async (source?: AddressSource) => {
    shop = await createTestShop(source && { handlers: createAddressesHandlers(source) });
  };
  const suggest = (query: string, city = 'moscow') =>
    shop.call('/api/address/suggest', { city, query }).then(({ suggestions }) => suggestions);

  it('go on as the streets of the city do', async () => {
    await open(streetSource(streets));
    expect(await suggest('сад')).toEqual([{ text: 'ул. Садовая', whole: false }]);
    expect(await suggest('садовая 2')).toEqual([{ text: 'ул. Садовая, 23', whole: true }]);
    expect(await suggest('сад', 'khimki')).toEqual([]);
    expect(await suggest('сад', 'constructor')).toEqual([]);
  });

  it('are the buyer’s own words where there is no provider', async () => {
    await open();
    expect(await suggest('сад')).toEqual([]);
  });

  it('are the buyer’s own words where the provider fails, and never too many', async () => {
    const text = (house: number) => ({ text: `ул. Садовая, ${house}`, whole: true });
    await open({ suggest: () => Promise.resolve(Array.from({ length: 50 }, (_, house) => text(house))) });
    expect(await suggest('сад')).toHaveLength(7);
    await shop.close();
    await open({ suggest: () => Promise.reject(new Error('the provider is away')) });
    await expect(suggest('сад')).rejects.toThrow('the provider is away');
  });
});
