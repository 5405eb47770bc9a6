import { asPasted } from '@siren/domain/typed/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { calls } from './calls.ts';

/** Names of fields that are compared with what the shop knows. */
const COMPARED = /^(?:coupon|expectedCoupon|code|login|contact|phone|clientPhone|email|query)$/;

type Field = [name: string, schema: z.ZodType];

/** Every text field of a payload that is compared, with its path. */
function comparedFields(path: string, schema: z.ZodType): Field[] {
  const { def } = schema as unknown as { def: { type: string } & Record<string, never> };
  const inner = (def['element'] ?? def['innerType']) as z.ZodType | undefined;
  if (inner) return comparedFields(path, inner);
  if (def.type !== 'object') return [];
  return Object.entries((schema as z.ZodObject).shape).flatMap(([name, field]): Field[] => {
    const own = `${path} ${name}`;
    const below = comparedFields(own, field as z.ZodType);
    return below.length === 0 && COMPARED.test(name) ? [[own, field as z.ZodType]] : below;
  });
}

const fields = Object.entries(calls).flatMap(([path, { payload }]) => comparedFields(path, payload));

test.each(fields)('%s is folded', (_name, schema) => {
  const plain = fc.stringMatching(/^[А-Я0-9][-А-Я0-9]{2,9}[А-Я0-9]$/u);
  fc.assert(
    fc.property(
      plain.chain((code) => fc.tuple(fc.constant(code), asPasted(code))),
      ([code, pasted]) => {
        expect(schema.parse(pasted)).toBe(code);
      },
    ),
    { numRuns: 25 },
  );
});

test('there are such fields in the cart, the account, the order, the search and the clients', () => {
  expect(fields.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      '/api/cart/coupon coupon',
      '/api/cart/find-codes codes code',
      '/api/certificate/attach code',
      '/api/user/login login',
      '/api/order/create customer phone phone',
      '/api/order/create expectedCoupon',
      '/api/order/create customer email',
      '/api/catalog/search query',
      '/api/client/resolve-user phone',
    ]),
  );
});
