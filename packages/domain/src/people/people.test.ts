import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { permissions } from '../account/index.ts';
import {
  administratorNeeds,
  INVITATION_LIFE_MS,
  inOrder,
  invitationProblem,
  isAdministrator,
  isOnlyAdministrator,
  keepsAnAdministrator,
  mayGive,
  rightsChanges,
  rightsProblem,
} from './index.ts';

const anySet = fc.subarray([...permissions]);
const anyAccount = fc.record({ permissions: anySet, blocked: fc.boolean() });
const anyAccounts = fc
  .array(anyAccount, { maxLength: 6 })
  .map((all) => all.map((one, id) => ({ ...one, id })));

describe('what one may give', () => {
  test('whoever changes gains nothing by it, whatever they turn into whatever', () => {
    fc.assert(
      fc.property(anySet, anySet, anySet, (own, before, after) => {
        const problem = rightsProblem(own, before, after);
        const touched = [...before, ...after].filter((one) => !own.includes(one));
        expect(problem === null).toBe(touched.length === 0);
        if (problem === 'stronger') expect(before.some((one) => !own.includes(one))).toBe(true);
        if (problem === 'beyond_own') expect(mayGive(own, before)).toBe(true);
      }),
    );
  });

  test('over any walk of changes among any people nobody has what nobody had', () => {
    const anyStep = fc.record({ by: fc.nat(3), to: fc.nat(3), after: anySet });
    fc.assert(
      fc.property(fc.tuple(anySet, anySet, anySet, anySet), fc.array(anyStep), (first, steps) => {
        const all = new Set(first.flat());
        let now: (typeof first)[number][] = [...first];
        for (const { by, to, after } of steps) {
          const [own = [], before = []] = [now[by], now[to]];
          if (rightsProblem(own, before, after)) continue;
          if (by === to) expect(after.every((one) => before.includes(one))).toBe(true);
          now = now.map((one, at) => (at === to ? after : one));
        }
        expect(now.flat().filter((one) => !all.has(one))).toEqual([]);
      }),
    );
  });

  test('an account of one more permission is out of reach, though one takes it away only', () => {
    expect(rightsProblem(['users.manage', 'refs.edit'], ['coupons.edit'], [])).toBe('stronger');
    expect(rightsProblem(['users.manage', 'refs.edit'], ['refs.edit'], ['coupons.edit'])).toBe('beyond_own');
    expect(rightsProblem(['users.manage', 'refs.edit'], ['refs.edit'], ['users.manage'])).toBeNull();
  });
});

describe('who manages accounts', () => {
  test('has all that it takes, and an account that may be entered', () => {
    fc.assert(
      fc.property(anyAccount, (account) => {
        const missing = administratorNeeds.filter((one) => !account.permissions.includes(one));
        expect(isAdministrator(account)).toBe(missing.length === 0 && !account.blocked);
      }),
    );
  });

  test('is the only one just where nobody is left without them', () => {
    fc.assert(
      fc.property(anyAccounts, (accounts) => {
        const only = accounts.filter(({ id }) => isOnlyAdministrator(id, accounts));
        expect(only).toHaveLength(accounts.filter(isAdministrator).length === 1 ? 1 : 0);
        for (const { id } of only)
          expect(
            keepsAnAdministrator(accounts.map((one) => ({ ...one, blocked: one.blocked || one.id === id }))),
          ).toBe(false);
      }),
    );
  });
});

test('what was given and taken away leads from the one set to the other, and names nothing else', () => {
  fc.assert(
    fc.property(anySet, anySet, (before, after) => {
      const changes = rightsChanges(before, after);
      const gone = changes.filter(({ to }) => to === false).map(({ field }) => field);
      const come = changes.filter(({ to }) => to === true).map(({ field }) => field);
      const reached = [...before.filter((one) => !gone.includes(one)), ...come];
      expect(inOrder(reached)).toEqual(inOrder(after));
      expect(new Set(reached).size).toBe(reached.length);
      expect(changes.filter(({ from, to }) => from === to)).toEqual([]);
    }),
  );
});

describe('an invitation', () => {
  const by = { permissions: [...administratorNeeds, 'refs.edit'], blocked: false };
  const kept = {
    ...{ expiresAt: INVITATION_LIFE_MS, used: false, withdrawn: false },
    ...{ permissions: ['refs.edit' as const], by },
  };
  test.each([
    [kept, INVITATION_LIFE_MS - 1, null],
    [kept, INVITATION_LIFE_MS, 'expired'],
    [{ ...kept, used: true }, 0, 'used'],
    [{ ...kept, used: true }, INVITATION_LIFE_MS, 'used'],
    [{ ...kept, withdrawn: true }, 0, 'unknown'],
    [{ ...kept, by: { ...by, blocked: true } }, 0, 'unknown'],
    [null, 0, 'unknown'],
  ] as const)('%j at %i: %s', (one, now, problem) => {
    expect(invitationProblem(one, now)).toBe(problem);
  });

  test('gives nobody what who invited may not do themselves', () => {
    fc.assert(
      fc.property(anyAccount, anySet, (inviter, permissions) => {
        const good = invitationProblem({ ...kept, permissions, by: inviter }, 0) === null;
        expect(good).toBe(
          isAdministrator(inviter) && rightsProblem(inviter.permissions, [], permissions) === null,
        );
      }),
    );
  });
});
