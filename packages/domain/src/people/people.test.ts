import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { permissions } from '../account/index.ts';
import {
  administratorNeeds,
  INVITATION_LIFE_MS,
  invitationLetter,
  LETTER_SENDING_MS,
  LETTER_WAIT_MS,
  letterProblem,
  LETTERS_MAX,
  LETTERS_WINDOW_MS,
  letterState,
  inOrder,
  invitationProblem,
  inviteeOf,
  isAdministrator,
  isOnlyAdministrator,
  isUnseen,
  keepsAnAdministrator,
  mayGive,
  permissionWords,
  rightsChanges,
  rightsProblem,
  UNSEEN_MS,
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

  test('of an account is taken by its owner alone', () => {
    fc.assert(
      fc.property(fc.nat(), fc.option(fc.nat()), (account, user) => {
        expect(inviteeOf(account, user) === 'own').toBe(user === account);
        expect(inviteeOf(account, user) === 'guest').toBe(user === null);
      }),
    );
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

test('who was not here for ninety days is unseen, who never was from the day of their account on', () => {
  fc.assert(
    fc.property(
      fc.option(fc.nat(2 * UNSEEN_MS)),
      fc.nat(UNSEEN_MS),
      fc.nat(UNSEEN_MS),
      (seen, created, after) => {
        expect(isUnseen(seen, created, (seen ?? created) + UNSEEN_MS + after)).toBe(true);
        expect(isUnseen(seen, created, (seen ?? created) + UNSEEN_MS - 1)).toBe(false);
      },
    ),
  );
});

describe('a letter to who is invited', () => {
  const anySent = fc.array(fc.integer({ min: 0, max: 3 * LETTERS_WINDOW_MS }), { maxLength: 12 });

  test('goes at most five times within any day, and never twice within a minute', () => {
    fc.assert(
      fc.property(anySent, (asked) => {
        const went: number[] = [];
        for (const now of asked.toSorted((one, other) => one - other))
          if (letterProblem(went, now) === null) went.push(now);
        went.forEach((at, index) => {
          const before = went.slice(0, index);
          expect(before.filter((one) => at - one < LETTER_WAIT_MS)).toEqual([]);
          expect(before.filter((one) => at - one < LETTERS_WINDOW_MS).length).toBeLessThan(LETTERS_MAX);
        });
      }),
    );
  });

  test('is let through again once the wait is over', () => {
    expect(letterProblem([0], LETTER_WAIT_MS - 1)).toBe('letter_soon');
    expect(letterProblem([0], LETTER_WAIT_MS)).toBeNull();
    const five = [0, 1, 2, 3, 4].map((minutes) => minutes * LETTER_WAIT_MS);
    expect(letterProblem(five, LETTERS_WINDOW_MS - 1)).toBe('letters_spent');
    expect(letterProblem(five, LETTERS_WINDOW_MS)).toBeNull();
  });

  test('that broke off is one of which nobody knows', () => {
    expect(letterState('sending', 0, LETTER_SENDING_MS - 1)).toBe('sending');
    expect(letterState('sending', 0, LETTER_SENDING_MS)).toBe('unknown');
    expect(letterState('failed', 0, LETTER_SENDING_MS)).toBe('failed');
  });

  test('says who invites, to what, until when, by which link', () => {
    const offer = { by: 'Елена\r\nКим', role: { id: 1, name: 'Магазин' }, permissions: [], hasAccount: true };
    const { subject, text } = invitationLetter({
      ...offer,
      channel: 'email',
      ...{
        expiresAt: '2026-11-27T20:05:00Z',
        timeZone: 'Asia/Yekaterinburg',
        link: 'https://shop.example/x',
      },
    });
    expect(subject).toBe('Приглашение в сотрудники магазина «Сирень»');
    expect(text).toContain('Елена Ким приглашает вас');
    expect(text).toContain('роль «Магазин».');
    expect(text).toContain('ссылку: https://shop.example/x\n');
    expect(text).toContain('до 28 ноября, 01:05 ');
  });

  test('names each permission that is given without a role', () => {
    fc.assert(
      fc.property(anySet, fc.constantFrom('email' as const, 'phone' as const), (given, channel) => {
        const { text } = invitationLetter({
          ...{ by: '', role: null, permissions: given, link: '/', timeZone: 'UTC' },
          ...{ hasAccount: false, channel },
          expiresAt: '2026-11-27T20:05:00Z',
        });
        for (const one of permissions)
          expect(text.includes(permissionWords[one].replaceAll('\u00a0', ' '))).toBe(given.includes(one));
      }),
    );
  });
});
