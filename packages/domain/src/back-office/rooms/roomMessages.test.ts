import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gapAfter, readRoomMessage, takeMessages } from './roomMessages.ts';
import type { KeptMessage } from './roomMessages.ts';

const message = (seq: number): KeptMessage => ({
  seq,
  key: `key ${seq}`,
  author: { id: 1, name: 'Артём' },
  text: `${seq}`,
  at: '2026-11-21T12:00:00Z',
});
const seqs = (messages: readonly KeptMessage[]) => messages.map(({ seq }) => seq);

test('in whatever order they come, and however often, each stands once and by its number', () => {
  const packets = fc.array(fc.array(fc.integer({ min: 1, max: 30 }).map(message)));
  fc.assert(
    fc.property(packets, (came) => {
      const all = came.reduce<readonly KeptMessage[]>(takeMessages, []);
      expect(seqs(all)).toEqual([...new Set(came.flatMap(seqs))].sort((a, b) => a - b));
    }),
  );
});

test('what is known already changes nothing', () => {
  const known = [message(1), message(2)];
  expect(takeMessages(known, [message(2), message(1)])).toBe(known);
});

test('asking again and again after the first gap ends with all of them', () => {
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 });
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 9 }), (heard, page) => {
      let known = takeMessages([], heard.map(message));
      const [first = 1] = seqs(known);
      const last = Math.max(...heard);
      for (let after = gapAfter(known, true); after !== null; after = gapAfter(known, true)) {
        const from = after;
        known = takeMessages(
          known,
          Array.from({ length: page }, (_, index) => message(from + 1 + index)),
        );
      }
      expect(seqs(known).slice(0, last - first + 1)).toEqual(
        Array.from({ length: last - first + 1 }, (_, index) => first + index),
      );
    }),
  );
});

test('what is missing before the first one is a gap where nothing older is to be asked for', () => {
  const heard = [message(3), message(4)];
  expect(gapAfter(heard, true)).toBeNull();
  expect(gapAfter(heard, false)).toBe(0);
  expect(gapAfter([message(1), message(2)], false)).toBeNull();
  expect(gapAfter([message(1), message(3)], false)).toBe(1);
  expect(gapAfter([], false)).toBeNull();
});

test('a message is read from the payload of a packet, and nothing else is', () => {
  expect(readRoomMessage(structuredClone(message(3)))).toEqual(message(3));
  for (const other of [null, 'text', {}, { ...message(1), seq: '1' }, { ...message(1), author: null }])
    expect(readRoomMessage(other)).toBeNull();
});
