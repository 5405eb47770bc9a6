import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SOCKET_LIMITS, socketPlace } from './socketPlaces.ts';
import type { OpenSocket } from './socketPlaces.ts';

const limits = { total: 6, ofAddress: 4, waiting: 4, waitingOfAddress: 2 };
const waiting = (address: string): OpenSocket => ({ address, waiting: true });
const staff = (address: string): OpenSocket => ({ address, waiting: false });

test('is free while there is room', () => {
  expect(socketPlace([waiting('a'), staff('a')], 'a', limits)).toEqual({ is: 'free' });
});

test('is that of the oldest waiting one of the same address, where that has its share', () => {
  const open = [waiting('b'), staff('a'), waiting('a'), waiting('a')];
  expect(socketPlace(open, 'a', limits)).toEqual({ is: 'taken', from: open[2] });
});

test('is that of the oldest one of the fullest address, where too many wait', () => {
  const open = [waiting('b'), waiting('a'), waiting('a'), waiting('c')];
  const place = socketPlace(open, 'd', limits);
  expect(place.is === 'taken' && place.from).toBe(open[1]);
});

test('is none where the staff of an address, or of the shop, have all there is', () => {
  expect(
    socketPlace(
      Array.from({ length: 4 }, () => staff('a')),
      'a',
      limits,
    ),
  ).toEqual({
    is: 'none',
    full: 'address',
  });
  expect(socketPlace('abcdef'.split('').map(staff), 'x', limits)).toEqual({ is: 'none', full: 'shop' });
});

test('leaves room for the staff by default', () => {
  expect(SOCKET_LIMITS.waiting).toBeLessThan(SOCKET_LIMITS.total);
  expect(SOCKET_LIMITS.waitingOfAddress).toBeLessThan(SOCKET_LIMITS.ofAddress);
});

test('whoever comes, no limit is passed, nobody of the staff is closed, and who is not staff keeps nobody out', () => {
  const arrival = fc.record({ address: fc.constantFrom(...'abcdefgh'), authorizes: fc.boolean() });
  fc.assert(
    fc.property(fc.array(arrival, { maxLength: 60 }), (arrivals) => {
      const open: { address: string; waiting: boolean }[] = [];
      for (const { address, authorizes } of arrivals) {
        const place = socketPlace(open, address, limits);
        if (place.is === 'none') {
          const counted = place.full === 'shop' ? open : open.filter((one) => one.address === address);
          expect(counted.every((one) => !one.waiting)).toBe(true);
          continue;
        }
        if (place.is === 'taken') {
          expect(place.from.waiting).toBe(true);
          open.splice(open.indexOf(place.from), 1);
        }
        open.push({ address, waiting: !authorizes });
        const own = open.filter((one) => one.address === address);
        expect(open.length).toBeLessThanOrEqual(limits.total);
        expect(own.length).toBeLessThanOrEqual(limits.ofAddress);
        expect(open.filter((one) => one.waiting).length).toBeLessThanOrEqual(limits.waiting);
        expect(own.filter((one) => one.waiting).length).toBeLessThanOrEqual(limits.waitingOfAddress);
      }
    }),
  );
});
