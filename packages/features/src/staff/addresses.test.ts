import { calls } from '@siren/contract/calls';
import { readId } from '@siren/domain/lists';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditResource, auditRule } from './audit/resources.ts';
import { errorRule, errorsResource } from './catalog-errors/resources.ts';
import { clientRule, clientsResource } from './clients/resources.ts';
import { couponRule, couponsResource } from './coupons/resources.ts';
import { goodRule, goodsResource } from './goods/resources.ts';
import { meantAddress } from './kit/index.ts';
import type { ListAddress, ListRule } from './kit/index.ts';
import { meaningfulParams } from './kit/list/listRule.ts';
import { orderRule, ordersResource } from './orders/resources.ts';
import { peopleResource, personRule } from './people/resources.ts';
import { storeRule, storesResource } from './stores/resources.ts';

interface Asked {
  path: keyof typeof calls;
  payload: unknown;
}

const lists: Record<string, { rule: ListRule; asked: (address: ListAddress) => Asked }> = {
  orders: { rule: orderRule, asked: ordersResource },
  clients: { rule: clientRule, asked: clientsResource },
  goods: { rule: goodRule, asked: goodsResource },
  people: { rule: personRule, asked: peopleResource },
  audit: { rule: auditRule, asked: auditResource },
  errors: { rule: errorRule, asked: errorsResource },
  stores: { rule: storeRule, asked: storesResource },
  coupons: { rule: couponRule, asked: couponsResource },
};

/** What nobody made by the interface, and what nearly was. */
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    ...[
      'zzz',
      '\u0000',
      '0',
      '-1',
      '1e3',
      '007',
      '99999999999',
      '1000001',
      '2147483648',
      '1',
      'new',
      'new,new',
    ],
    ...[
      '2026-02-30',
      '0000-01-01',
      '2026-11-21',
      ',,',
      'new,zzz',
      '-placedAt',
      '-id',
      'ﷺ'.repeat(200),
      'done,0,x',
    ],
  ),
  fc.array(fc.integer({ min: -5, max: 3e9 }), { maxLength: 300 }).map(String),
);

const paramsOf = (rule: ListRule) =>
  fc
    .array(fc.tuple(fc.constantFrom('q', 'sort', 'page', 'view', 'hide', 'other', ...rule.filters), value), {
      maxLength: 8,
    })
    .map((pairs) => new URLSearchParams(pairs));

test.each(Object.entries(lists))('%s: whatever the address, the server takes what is asked', (_, list) => {
  fc.assert(
    fc.property(paramsOf(list.rule), (params) => {
      const { path, payload } = list.asked(meantAddress(params, list.rule));
      const { error } = calls[path].payload.safeParse(payload);
      expect(error?.message).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

test.each(Object.entries(lists))('%s: the address keeps nothing that means nothing', (_, { rule }) => {
  fc.assert(
    fc.property(paramsOf(rule), (params) => {
      const kept = meaningfulParams(params, rule) ?? params;
      expect(meantAddress(kept, rule)).toEqual(meantAddress(params, rule));
      expect(meaningfulParams(kept, rule)).toBeNull();
      expect(kept.getAll('other')).toEqual(params.getAll('other'));
    }),
    { numRuns: 300 },
  );
});

test('an unknown status goes from the address, a known one beside it stays', () => {
  const address = new URLSearchParams('status=zzz,new&page=99999999999&q=%00&utm=1');
  expect(meaningfulParams(address, orderRule)?.toString()).toBe('status=new&utm=1');
});

test('an address without fault is left as it is, in whatever order its values stand', () => {
  const address = new URLSearchParams('q=Лия&status=done,new&sort=-toPay&page=2&hide=');
  expect(meaningfulParams(address, orderRule)).toBeNull();
});

const records = [
  '/api/admin/orders/get',
  '/api/admin/clients/get',
  '/api/admin/catalog/get',
  '/api/admin/users/get',
  '/api/admin/pages/get',
  '/api/admin/refs/get',
  '/api/admin/sections/get',
  '/api/admin/catalog-error/get',
  '/api/admin/franchise-stores/get',
] as const;

test.each(records)('%s is asked for what an address can name, and for nothing else', (path) => {
  fc.assert(
    fc.property(value, (text) => {
      const id = readId(text);
      fc.pre(id !== null);
      expect(calls[path].payload.safeParse({ id }).success).toBe(true);
    }),
  );
});
