import { calls } from '@siren/contract/calls';
import type { CallPath } from '@siren/contract/calls';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestShop } from '../../testing/index.ts';

export const paths = Object.keys(calls) as CallPath[];

/** Values that no browser of ours sends. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      'x\udfff',
      '\u202e',
      "'; drop table users; --",
      '%00',
      '../../etc/passwd',
    ],
    ...['__proto__', 'constructor', 'NaN', '1e400', '-0', '٣', '０', 'я'.repeat(5_000)],
    ...[0, -1, 1.5, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308, Number.MIN_VALUE],
    ...[null, true, false, [], {}, [[]], [null], { id: 1 }, [{}], { toString: 1 }, { length: 1e9 }],
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.double(),
  fc.array(fc.oneof(fc.integer(), fc.string({ unit: 'binary' })), { maxLength: 5 }),
  fc
    .integer({ min: 1, max: 300 })
    .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
);

/** Names of all fields of all payloads, and some that mean something to JavaScript. */
export const names = [
  ...new Set(
    paths.flatMap((path) => {
      const { payload } = calls[path];
      return Object.keys(payload.shape);
    }),
  ),
  ...['token', '__proto__', 'constructor', 'hasOwnProperty', 'then'],
];

/** A payload with hostile values in some of a call's own fields, and perhaps in others. */
export const bodyFor = (path: CallPath) => {
  const own = Object.keys(calls[path].payload.shape);
  const sane = fc.constantFrom<unknown>(1, 2, [1], [1, 2], true, 'CHAIR', 'sofas', 'moscow', 0.5);
  return fc
    .tuple(
      fc.record(Object.fromEntries(own.map((name) => [name, fc.oneof(hostile, sane)])), { requiredKeys: [] }),
      fc.dictionary(fc.constantFrom(...names), hostile, { maxKeys: 2 }),
    )
    .map(([fields, odd]) => ({ ...odd, ...fields }));
};

export const rawBodies = [
  ...['', ' ', '{', '[]', '[1]', 'null', '1', '"text"', 'true', '{"token":}', '{"id":1}}', '\0', '\ufeff{}'],
  ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"id":1e400}'],
  ...[
    '{"token":[]}',
    '{"token":{}}',
    '{"token":1}',
    '{"token":null}',
    '{"token":"\\u0000"}',
    '{"token":"\\ud800"}',
  ],
  '['.repeat(50_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"ids":[${'1,'.repeat(50_000)}1]}`,
];

export const types = ['text/plain', 'text/xml', 'multipart/form-data; boundary=x', 'x', ''];

interface Sent {
  url: string;
  payload: string;
  type: string;
}

export const post = (shop: TestShop, { url, payload, type }: Sent) =>
  shop.server.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

/** An answer is one of the contract (which the dispatch of a test shop sees to) or a refusal in the wire format. */
export async function expectClear(shop: TestShop, sent: Sent): Promise<void> {
  const { statusCode, body } = await post(shop, sent);
  expect([sent.url, statusCode < 500, body]).toEqual([sent.url, true, body]);
  if (statusCode === 200) return;
  expect(JSON.parse(body)).toMatchObject({ public_error: true });
  expect(body).not.toMatch(/node_modules|\.ts:|\bat .*\(|select |insert |syntax error|\/work|postgres/i);
}
