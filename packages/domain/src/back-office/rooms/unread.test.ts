import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KeptMessage } from './roomMessages.ts';
import { unreadOnceRead, unreadWith } from './unread.ts';
import type { Unread } from './unread.ts';

const ME = 3;
const by = (id: number | null, at: number): KeptMessage => ({
  seq: at + 1,
  key: `key ${at}`,
  author: { id, name: 'Артём' },
  text: 'слова',
  at: '2026-11-21T12:00:00Z',
});
const talks = fc
  .array(fc.constantFrom(ME, 4, 5, null), { maxLength: 30 })
  .map((authors) => authors.map((id, at) => by(id, at)));

/** As they come, one after the other, to whoever has read so far. */
const heard = (messages: readonly KeptMessage[], read: number) =>
  messages.reduce<Unread>(
    (before, message) => ({
      unread: message.seq > read ? unreadWith(before, message, ME) : 0,
      last: message,
      left: false,
    }),
    { unread: 0, last: null, left: false },
  );

test('what others said after the furthest message that one has read is unread, and nothing of one’s own', () => {
  fc.assert(
    fc.property(talks, fc.nat({ max: 30 }), (messages, read) => {
      const others = messages.filter(({ seq, author }) => seq > read && author.id !== ME);
      expect(heard(messages, read).unread).toBe(others.length);
    }),
  );
});

test('what did not come counts with what came after it', () => {
  expect(unreadWith({ unread: 1, last: by(4, 0), left: false }, by(4, 4), ME)).toBe(5);
  expect(unreadWith({ unread: 1, last: by(4, 0), left: false }, by(ME, 4), ME)).toBe(4);
  expect(unreadWith({ unread: 0, last: null, left: false }, by(4, 2), ME)).toBe(3);
});

test('in a room that one has left nothing is unread, whatever is said there', () => {
  expect(unreadWith({ unread: 0, last: by(4, 0), left: true }, by(4, 4), ME)).toBe(0);
});

test('reading leaves nothing before it, never makes it more, and hides nothing that others said after it', () => {
  fc.assert(
    fc.property(talks, fc.nat({ max: 40 }), fc.nat({ max: 40 }), (messages, first, then) => {
      const row = heard(messages, first);
      const left = unreadOnceRead(row, then);
      expect(left).toBeLessThanOrEqual(row.unread);
      expect(left).toBeGreaterThanOrEqual(heard(messages, Math.max(first, then)).unread);
      if (then >= messages.length) expect(left).toBe(0);
    }),
  );
});
