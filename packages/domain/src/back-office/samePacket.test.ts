import fc from 'fast-check';
import { expect, test } from 'vitest';
import { samePacket } from './samePacket.ts';

const packet = (data: unknown) => ({ channel: 'room', opcode: 'message', data });

test('packets are the same whatever the order of their fields, at any depth', () => {
  expect(samePacket(packet({ a: 1, b: { c: [2], d: 3 } }), packet({ b: { d: 3, c: [2] }, a: 1 }))).toBe(true);
});

test('packets differ by channel, opcode, data or the order of a list', () => {
  expect(samePacket(packet(1), { ...packet(1), channel: 'system' })).toBe(false);
  expect(samePacket(packet(1), { ...packet(1), opcode: 'join' })).toBe(false);
  expect(samePacket(packet({ a: null }), packet({ a: 0 }))).toBe(false);
  expect(samePacket(packet([1, 2]), packet([2, 1]))).toBe(false);
});

test('shuffling the fields of a message never makes another of it', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.infiniteStream(fc.nat()), (data, order) => {
      const places = new Map(Object.keys(data).map((key) => [key, order.next().value]));
      const place = ([key]: [string, unknown]) => places.get(key) ?? 0;
      const shuffled = Object.fromEntries(Object.entries(data).sort((a, b) => place(a) - place(b)));
      expect(samePacket(packet(data), packet(shuffled))).toBe(true);
    }),
  );
});
