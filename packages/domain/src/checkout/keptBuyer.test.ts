import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BuyerData } from './buyerData.ts';
import { NOBODY } from './buyerData.ts';
import { afterOrder, keepBuyer, keptFor, mergeBuyer, typedFor } from './keptBuyer.ts';

const guest = { user: null, client: null };
const mask = { phone: '+7\u00a0···\u00a0···-41-08', protected: true };
const typed = (phone: string) => ({ phone, protected: false });
/** As a browser keeps it. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const owners = fc.record({
  user: fc.option(fc.integer({ min: 1, max: 3 })),
  client: fc.option(fc.constantFrom('+79120000001', '+79120000002')),
});
const fields: fc.Arbitrary<Partial<BuyerData>> = fc
  .record(
    {
      name: fc.string(),
      email: fc.string(),
      address: fc.string(),
      comment: fc.string(),
      store: fc.nat(),
      payType: fc.nat(),
      phone: fc.array(fc.oneof(fc.string().map(typed), fc.constant(mask)), { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: [] },
  )
  .map((typed) => typedFor('ekb', typed));

describe('what a buyer typed', () => {
  test('is theirs over a reload, but for the mask of a protected phone', () => {
    fc.assert(
      fc.property(fields, owners, (data, owner) => {
        const { phone, ...rest } = keptFor(stored(keepBuyer(data, owner)), owner);
        const { phone: before, ...others } = data;
        expect(rest).toEqual(others);
        expect(phone).toEqual(before?.map((entry) => (entry.protected ? { ...entry, phone: '' } : entry)));
      }),
    );
  });

  test('is nobody else’s: not of another user, another client, or who signed out', () => {
    fc.assert(
      fc.property(fields, owners, owners, (data, owner, other) => {
        fc.pre(owner.user !== other.user || owner.client !== other.client);
        expect(keptFor(stored(keepBuyer(data, owner)), other)).toEqual({});
      }),
    );
  });

  test('never holds the digits of a protected phone', () => {
    expect(JSON.stringify(keepBuyer({ phone: [mask, typed('+79122044109')] }, guest))).not.toContain('41-08');
  });

  test('is read from any storage without a fuss', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (anything, data) => {
        expect(keptFor(anything, guest)).toEqual(expect.any(Object));
        const merged = mergeBuyer({}, keptFor({ owner: guest, data }, guest));
        for (const field of ['name', 'email', 'address', 'comment'] as const)
          expect(merged[field]).toEqual(expect.any(String));
        expect(merged.phone.length).toBeGreaterThan(0);
      }),
    );
    const wrong = { name: 1, phone: [{ phone: 1 }, null], payType: '4', store: 1.5, address: 'Мира, 5' };
    expect(keptFor({ owner: guest, data: wrong }, guest)).toEqual({});
  });

  test('is no address without its city', () => {
    const address = 'Мира, 5';
    expect(keptFor({ owner: guest, data: { address } }, guest)).toEqual({});
    expect(keptFor({ owner: guest, data: { address, city: 'ekb' } }, guest)).toEqual({
      address,
      city: 'ekb',
    });
    expect(mergeBuyer({ address: 'Ленина, 1', city: 'tagil' }, { address, city: 'ekb' })).toMatchObject({
      address,
      city: 'ekb',
    });
  });

  test('loses its comment with the order', () => {
    expect(afterOrder({ name: 'Анна', comment: 'домофон' })).toEqual({ name: 'Анна' });
  });
});

describe('the form', () => {
  const known = { name: 'Анна Лебедева', phone: [mask], email: 'anna@mail.ru', address: 'Мира, 5' };

  test('is empty for who nothing is known of', () => {
    expect(mergeBuyer({}, {})).toEqual(NOBODY);
  });

  test('begins with what the account knows; own typing wins, an emptied field too', () => {
    const form = mergeBuyer(known, { name: 'Анна', address: '' });
    expect(form).toMatchObject({ name: 'Анна', address: '', email: 'anna@mail.ru' });
    expect(form.phone).toEqual([mask, typed('')]);
  });

  test('has the account’s phone in its mask, while the account has one and the buyer wants it', () => {
    const used = [{ phone: '', protected: true }, typed('+79122044109')];
    expect(mergeBuyer(known, { phone: used }).phone).toEqual([mask, used[1]]);
    expect(mergeBuyer({}, { phone: used }).phone).toEqual([used[1]]);
    expect(mergeBuyer(known, { phone: [typed('+79122044109')] }).phone).toEqual([typed('+79122044109')]);
  });
});
