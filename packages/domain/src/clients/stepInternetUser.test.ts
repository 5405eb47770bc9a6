import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INTERNET_USER_INITIAL, stepInternetUser } from './stepInternetUser.ts';
import type { InternetUserEffect, InternetUserEvent } from './stepInternetUser.ts';

const PHONE = '+79123456789';
const lookup: InternetUserEvent = { type: 'lookup', phone: PHONE };
const found: InternetUserEvent = { type: 'found', phone: PHONE, id: 7, name: 'Анна' };
const anna = { status: 'found', phone: PHONE, name: 'Анна', id: 7 };
const nobody = { status: 'empty', phone: '', name: '', id: null };

function run(...events: InternetUserEvent[]) {
  let state = INTERNET_USER_INITIAL;
  const effects: InternetUserEffect[][] = [];
  for (const event of events) {
    const next = stepInternetUser(state, event);
    state = next.state;
    effects.push(next.effects);
  }
  return { ...state, effects };
}

describe('looking a client up', () => {
  test('starts with nobody and asks the server', () => {
    expect(INTERNET_USER_INITIAL.user).toEqual(nobody);
    expect(run(lookup)).toMatchObject({ asked: PHONE, effects: [[{ type: 'resolve', phone: PHONE }]] });
  });

  test('finds the owner of the phone', () => {
    expect(run(lookup, found)).toMatchObject({ user: anna, asked: null });
  });

  test('meets a new client where the phone is unknown, called by the default name', () => {
    expect(run(lookup, { type: 'unknown', phone: PHONE }).user).toEqual({
      status: 'new',
      phone: PHONE,
      name: 'Покупатель',
      id: null,
    });
  });

  test('is unavailable where the answer is empty or the server fails', () => {
    expect(run(lookup, { type: 'failed', phone: PHONE }).user).toEqual({
      status: 'unavailable',
      phone: PHONE,
      name: '',
      id: null,
    });
  });

  test('can be tried again after it was unavailable or met a new client', () => {
    expect(run(lookup, { type: 'failed', phone: PHONE }, lookup, found).user).toEqual(anna);
    expect(run(lookup, { type: 'unknown', phone: PHONE }, lookup)).toMatchObject({
      user: nobody,
      asked: PHONE,
    });
  });

  test('does not take the late answer for another phone', () => {
    const other = '+79000000000';
    const { user, asked } = run(lookup, { type: 'lookup', phone: other }, found);
    expect([user, asked]).toEqual([nobody, other]);
  });

  test('takes no answer that was not asked for', () => {
    expect(run(found).user).toEqual(nobody);
  });

  test('waits until a found client was parted from', () => {
    const { user, effects } = run(lookup, found, { type: 'lookup', phone: '+79000000000' });
    expect(user).toEqual(anna);
    expect(effects[2]).toEqual([]);
  });
});

describe('parting from a client', () => {
  const detach: InternetUserEvent = { type: 'detach' };

  test('empties at once and tells the server', () => {
    const { user, effects } = run(lookup, found, detach);
    expect(user).toEqual(nobody);
    expect(effects[2]).toEqual([{ type: 'detach', id: 7 }]);
  });

  test('stays empty where the server agrees', () => {
    expect(run(lookup, found, detach, { type: 'detached' })).toMatchObject({ user: nobody, detaching: null });
  });

  test('puts the client back where the server fails', () => {
    expect(run(lookup, found, detach, { type: 'detach_failed' })).toMatchObject({
      user: anna,
      detaching: null,
    });
  });

  test('twice is once', () => {
    const { user, effects } = run(lookup, found, detach, detach, { type: 'detach_failed' });
    expect(effects[3]).toEqual([]);
    expect(user).toEqual(anna);
  });

  test('lets nobody else be looked up before the server answered', () => {
    const { effects, user } = run(lookup, found, detach, lookup, { type: 'detach_failed' });
    expect(effects[3]).toEqual([]);
    expect(user).toEqual(anna);
  });

  test('needs no server where nobody was found', () => {
    const { user, effects } = run(lookup, { type: 'unknown', phone: PHONE }, detach);
    expect(user).toEqual(nobody);
    expect(effects[2]).toEqual([]);
  });

  test('that failed without having begun changes nothing', () => {
    expect(run(lookup, found, { type: 'detach_failed' }).user).toEqual(anna);
    expect(run(lookup, { type: 'detach_failed' }, found).user).toEqual(anna);
    expect(run(lookup, { type: 'detached' }, found).user).toEqual(anna);
  });
});

test('whatever happens, only a found client has an id and only an empty one has no phone', () => {
  const phone = fc.constantFrom('+79000000001', '+79000000002');
  const events: fc.Arbitrary<InternetUserEvent> = fc.oneof(
    fc.record({ type: fc.constant('lookup' as const), phone }),
    fc.record({ type: fc.constant('found' as const), phone, id: fc.nat(), name: fc.string() }),
    fc.record({ type: fc.constantFrom('unknown' as const, 'failed' as const), phone }),
    fc.record({ type: fc.constantFrom('detach' as const, 'detached' as const, 'detach_failed' as const) }),
  );
  fc.assert(
    fc.property(fc.array(events), (script) => {
      const { user } = run(...script);
      expect(user.id !== null).toBe(user.status === 'found');
      expect(user.phone === '').toBe(user.status === 'empty');
    }),
  );
});
