import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearestFirst } from './nearestFirst.ts';
import { pickupAt } from './pickupAt.ts';
import { pickupDate } from './pickupDate.ts';
import type { StorePieces, WantedPieces } from './takePieces.ts';

const OWN = [1, 2, 3];
const PARTNER = 9;

const stocks = fc
  .uniqueArray(
    fc.record({
      offer: fc.integer({ min: 1, max: 3 }),
      store: fc.constantFrom(...OWN, PARTNER),
      quantity: fc.nat(6),
    }),
    { selector: ({ offer, store }) => `${offer} ${store}` },
  )
  .map((rows) => rows.map((row): StorePieces => ({ ...row, franchise: row.store === PARTNER })));
const carts = fc.array(
  fc.record({ offer: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 8 }) }),
  {
    maxLength: 4,
  },
);
const stores = fc.constantFrom(...OWN, PARTNER);

const piecesOf = (rows: readonly { quantity: number }[]) =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0);
const wantedOf = (cart: readonly WantedPieces[], offer: number) =>
  piecesOf(cart.filter((row) => row.offer === offer));

describe('a store gives a cart', () => {
  test('at once exactly where all of it lies there', () => {
    fc.assert(
      fc.property(stocks, carts, stores, (stock, cart, store) => {
        const held = (offer: number) =>
          piecesOf(stock.filter((row) => row.store === store && row.offer === offer));
        const all = cart.every(({ offer }) => wantedOf(cart, offer) <= held(offer));
        expect(pickupAt(store, cart, stock).state === 'ready').toBe(all);
      }),
    );
  });

  test('lacks exactly the offers of which it and the stores of our own have too few together', () => {
    fc.assert(
      fc.property(stocks, carts, stores, (stock, cart, store) => {
        const reach = stock.filter((row) => row.store === store || !row.franchise);
        const few = [1, 2, 3].filter(
          (offer) => wantedOf(cart, offer) > piecesOf(reach.filter((row) => row.offer === offer)),
        );
        const { state, missing } = pickupAt(store, cart, stock);
        expect(missing.toSorted((a, b) => a - b)).toEqual(few);
        expect(state === 'lacking').toBe(few.length > 0);
      }),
    );
  });

  test('with what other stores send, never itself, and never a partner', () => {
    fc.assert(
      fc.property(stocks, carts, stores, (stock, cart, store) => {
        const { state, from } = pickupAt(store, cart, stock);
        expect(from).not.toContain(store);
        expect(from).not.toContain(PARTNER);
        expect(state === 'brought').toBe(from.length > 0);
      }),
    );
  });

  test('no worse where more lies in it', () => {
    const rank = { ready: 0, brought: 1, lacking: 2 };
    fc.assert(
      fc.property(stocks, carts, stores, (stock, cart, store) => {
        const more = stock.map((row) => (row.store === store ? { ...row, quantity: row.quantity + 1 } : row));
        expect(rank[pickupAt(store, cart, more).state]).toBeLessThanOrEqual(
          rank[pickupAt(store, cart, stock).state],
        );
      }),
    );
  });
});

describe('the day', () => {
  const day = { opens: '10:00', closes: '21:00' };
  const at = (time: string, brought: string | null = '2031-05-04') => ({
    now: Date.parse(`2031-05-01T${time}:00+03:00`),
    timeZone: 'Europe/Moscow',
    brought,
  });

  test.each([
    ['before it opens', day, '08:00', '2031-05-01'],
    ['an hour before it closes', day, '20:00', '2031-05-01'],
    ['later than that', day, '20:01', '2031-05-02'],
    ['past midnight while it is open', { opens: '18:00', closes: '02:00' }, '23:30', '2031-05-01'],
    ['round the clock', { opens: '00:00', closes: '00:00' }, '23:59', '2031-05-01'],
  ])('of what lies in the store, %s', (_, hours, time, date) => {
    expect(pickupDate(hours, 'ready', at(time))).toBe(date);
  });

  test('of what is sent is the one it comes on, and never before the store could give it', () => {
    expect(pickupDate(day, 'brought', at('12:00'))).toBe('2031-05-04');
    expect(pickupDate(day, 'brought', at('20:30', '2031-05-01'))).toBe('2031-05-02');
    expect(pickupDate(day, 'brought', at('12:00', null))).toBeNull();
  });

  test('is none where goods are lacking', () => {
    expect(pickupDate(day, 'lacking', at('12:00'))).toBeNull();
  });
});

describe('stores are listed', () => {
  const place = (id: number, lat: number, state: 'ready' | 'brought' | 'lacking') => ({
    id,
    state,
    location: { lat, lon: 60.6 },
  });
  const places = [place(1, 56.9, 'lacking'), place(2, 57.5, 'ready'), place(3, 56.8, 'brought')];
  const ids = (listed: readonly { id: number }[]) => listed.map(({ id }) => id);

  test('the nearest first, those that lack something last', () => {
    expect(ids(nearestFirst(places, { lat: 56.85, lon: 60.6 }))).toEqual([3, 2, 1]);
    expect(ids(nearestFirst(places, { lat: 57.6, lon: 60.6 }))).toEqual([2, 3, 1]);
  });

  test('as they were where no place is known', () => {
    expect(ids(nearestFirst(places, null))).toEqual([2, 3, 1]);
  });
});
