import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handOver } from './handOver.ts';

const guest = { user: null };
const anna = { user: 1 };
const oleg = { user: 2 };

test('a browser without a session goes on with that of the address', () => {
  expect([handOver(null, guest, false), handOver(null, anna, false)]).toEqual(['take', 'take']);
});

test('a guest goes on with the session of a guest, and is asked before they become an account', () => {
  expect(handOver(guest, guest, false)).toBe('take');
  expect([handOver(guest, anna, false), handOver(guest, anna, true)]).toEqual(['ask', 'take']);
});

test('who is signed in goes on with another session of the same account without being asked', () => {
  expect(handOver(anna, anna, false)).toBe('take');
});

test('who is signed in is asked before a guest or another account takes their place', () => {
  expect([handOver(anna, guest, false), handOver(anna, oleg, false)]).toEqual(['ask', 'ask']);
  expect([handOver(anna, guest, true), handOver(anna, oleg, true)]).toEqual(['take', 'take']);
});

const owner = fc.record({ user: fc.option(fc.integer({ min: 1, max: 3 })) });

test('a token without a session changes nothing, whoever is here', () => {
  fc.assert(fc.property(owner, fc.boolean(), (own, pressed) => handOver(own, null, pressed) === 'ignore'));
});

test('without a press nobody becomes somebody else', () => {
  fc.assert(
    fc.property(owner, owner, (own, given) => {
      fc.pre(handOver(own, given, false) === 'take');
      return own.user === given.user;
    }),
  );
});
