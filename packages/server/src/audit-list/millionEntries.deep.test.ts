import type { CheckedPayloadOf } from '@siren/contract/calls';
import { calls } from '@siren/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statement } from '../db/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { auditPage } from './listAudit.ts';

const MINUTES = 60_000;
let shop: TestShop;
let user: number;
beforeAll(async () => {
  shop = await createTestShop();
  user = onlyRow(await shop.db.query<{ id: number }>(sql`select id from users where login = 'staff'`)).id;
  // A day has some thousand entries: orders for the most part, prices, and an erased client now and then.
  await shop.db.query(sql`
    insert into audit_entries (at, actor_id, address, kind, record, action, changes, run, run_id, follows)
    select timestamptz '2023-06-01' + n * interval '100 seconds',
      case when n % 10 = 0 then null when n % 5000 = 1 then ${user}::int end, '',
      case when n % 5 = 0 then 'good' when n % 50000 = 1 then 'client' else 'order' end, (n / 4)::text,
      case when n % 5 = 0 then 'price' when n % 50000 = 1 then 'erase' else 'step' end,
      case when n % 5 = 0 then jsonb_build_array(jsonb_build_object('field', 'price', 'from', n, 'to', n + 1))
        when n % 50000 = 1 then '[{"field": "bonus", "from": 1, "to": 0}]'::jsonb
        else '[{"field": "status", "from": "new", "to": "confirmed"}]'::jsonb end,
      case when n % 10 = 0 then 'command' when n % 4 = 3 then 'bulk' else 'save' end, 'run-' || n / 20, n % 20 > 15
    from generate_series(1, 1000000) n`);
  await shop.db.query(sql`analyze audit_entries`);
}, 10 * MINUTES);
afterAll(() => shop.close());

type Asked = Partial<CheckedPayloadOf<'/api/admin/audit/list'>>;

/** What the database reads whole for a page. */
async function readWhole(asked: Asked): Promise<string[]> {
  const payload = calls['/api/admin/audit/list'].payload.parse(asked);
  const page = auditPage(payload, user);
  const explained: Statement = { ...page, text: `explain ${page.text}` };
  const plan = await shop.db.query<{ 'QUERY PLAN': string }>(explained);
  return plan.map((line) => line['QUERY PLAN']).filter((line) => /Seq Scan on audit_entries/u.test(line));
}

test.each<[string, Asked]>([
  ['from its beginning', {}],
  ['of a day', { filters: { from: '2024-02-01', to: '2024-02-01' } }],
  ['of a person', { filters: { by: [1] } }],
  ['of a kind', { filters: { kind: ['good'] } }],
  ['of a kind that is rare', { filters: { kind: ['client', 'role'] } }],
  ['of an action that is rare', { filters: { action: ['erase'] } }],
  ['of a field', { filters: { field: ['price'] } }],
  ['of a field that is rare', { filters: { field: ['bonus'] } }],
  ['of commands', { filters: { how: ['command'] } }],
  ['of a press', { filters: { run: 'run-77' } }],
  ['of a record by its number', { query: '104516' }],
  ['of a record by its name', { query: 'стул' }],
  ['from its other end', { sort: { key: 'at', direction: 'ascending' } }],
])('of a million entries a page %s is found by an index', async (_, asked) => {
  expect(await readWhole(asked)).toEqual([]);
});
