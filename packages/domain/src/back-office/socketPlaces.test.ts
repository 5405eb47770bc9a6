import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSocketPlaces, SOCKET_LIMITS } from './socketPlaces.ts';
import type { OpenSocket, SocketPlace } from './socketPlaces.ts';

const limits = { total: 6, ofAddress: 4, waiting: 4, waitingOfAddress: 2 };

type Known = OpenSocket & { waiting: boolean };
const waiting = (address: string): Known => ({ address, waiting: true });
const staff = (address: string): Known => ({ address, waiting: false });

/** Places once these have come one after the other. */
function placesOf(open: readonly Known[]) {
  const places = createSocketPlaces<Known>(limits);
  for (const socket of open) {
    places.enter(socket);
    if (!socket.waiting) places.turn(socket, false);
  }
  return places;
}

test('is free while there is room', () => {
  expect(placesOf([waiting('a'), staff('a')]).placeOf('a')).toEqual({ is: 'free' });
});

test('is that of the one of the same address that waits longest, where that has its share', () => {
  const open = [waiting('b'), staff('a'), waiting('a'), waiting('a')];
  expect(placesOf(open).placeOf('a')).toEqual({ is: 'taken', from: open[2] });
});

test('is that of who waits longest at the fullest address, where too many wait', () => {
  const open = [waiting('b'), waiting('a'), waiting('a'), waiting('c')];
  const place = placesOf(open).placeOf('d');
  expect(place.is === 'taken' && place.from).toBe(open[1]);
});

test('is none where the staff of an address, or of the shop, have all there is', () => {
  const office = Array.from({ length: 4 }, () => staff('a'));
  expect(placesOf(office).placeOf('a')).toEqual({ is: 'none', full: 'address' });
  expect(placesOf('abcdef'.split('').map(staff)).placeOf('x')).toEqual({ is: 'none', full: 'shop' });
});

test('is noted for those alone that are there', () => {
  const open = [waiting('a'), waiting('a')];
  const places = placesOf(open);
  for (const socket of open) places.leave(socket);
  for (const socket of open) places.leave(socket);
  places.turn(waiting('a'), false);
  for (let more = 0; more < 2; more += 1) {
    expect(places.placeOf('a')).toEqual({ is: 'free' });
    places.enter(waiting('a'));
  }
  expect(places.placeOf('a')).toMatchObject({ is: 'taken' });
});

test('leaves room for the staff by default', () => {
  expect(SOCKET_LIMITS.waiting).toBeLessThan(SOCKET_LIMITS.total);
  expect(SOCKET_LIMITS.waitingOfAddress).toBeLessThan(SOCKET_LIMITS.ofAddress);
});

/** The same by counting all anew; of those that are open who waits longest comes first. */
function counted(open: readonly Known[], address: string): SocketPlace<Known>['is'] {
  const own = open.filter((one) => one.address === address);
  const isFull = (all: readonly Known[], most: number, mostWaiting: number) =>
    all.length >= most || all.filter((one) => one.waiting).length >= mostWaiting;
  const crowd = isFull(own, limits.ofAddress, limits.waitingOfAddress)
    ? own
    : isFull(open, limits.total, limits.waiting)
      ? open
      : null;
  if (!crowd) return 'free';
  return crowd.some((one) => one.waiting) ? 'taken' : 'none';
}

test('whoever comes and goes, the counts are those of all that are open', () => {
  const step = fc.record({
    does: fc.constantFrom('comes', 'goes', 'turns'),
    address: fc.constantFrom(...'abcd'),
    which: fc.nat({ max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const places = createSocketPlaces<Known>(limits);
      const open: Known[] = [];
      for (const { does, address, which } of steps) {
        const one = open[which % Math.max(open.length, 1)];
        if (does === 'comes') {
          if (places.placeOf(address).is !== 'free') continue;
          open.push(waiting(address));
          places.enter(open.at(-1)!);
        } else if (one && does === 'goes') {
          places.leave(one);
          open.splice(open.indexOf(one), 1);
        } else if (one) {
          one.waiting = !one.waiting;
          places.turn(one, one.waiting);
        }
        for (const asked of 'abcdx') expect(places.placeOf(asked).is).toBe(counted(open, asked));
      }
    }),
  );
});

test('whoever comes, no limit is passed, nobody of the staff is closed, and who is not staff keeps nobody out', () => {
  const arrival = fc.record({ address: fc.constantFrom(...'abcdefgh'), authorizes: fc.boolean() });
  fc.assert(
    fc.property(fc.array(arrival, { maxLength: 60 }), (arrivals) => {
      const places = createSocketPlaces<Known>(limits);
      const open: Known[] = [];
      for (const { address, authorizes } of arrivals) {
        const place = places.placeOf(address);
        if (place.is === 'none') {
          const counted = place.full === 'shop' ? open : open.filter((one) => one.address === address);
          expect(counted.every((one) => !one.waiting)).toBe(true);
          continue;
        }
        if (place.is === 'taken') {
          expect(place.from.waiting).toBe(true);
          open.splice(open.indexOf(place.from), 1);
          places.leave(place.from);
        }
        const come = { address, waiting: !authorizes };
        open.push(come);
        places.enter(come);
        places.turn(come, come.waiting);
        const own = open.filter((one) => one.address === address);
        expect(open.length).toBeLessThanOrEqual(limits.total);
        expect(own.length).toBeLessThanOrEqual(limits.ofAddress);
        expect(open.filter((one) => one.waiting).length).toBeLessThanOrEqual(limits.waiting);
        expect(own.filter((one) => one.waiting).length).toBeLessThanOrEqual(limits.waitingOfAddress);
      }
    }),
  );
});
