import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { RECEIPTS_MAX } from '@siren/domain/receipts';
import type { ReceiptView } from '@siren/domain/receipts';
import { composed, fragment, onlyRow, sql } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';

type Receipt = AnswerOf<'/api/backoffice/receipts/get'>;
type Correction = Receipt['corrections'][number];
type Row = AnswerOf<'/api/backoffice/receipts/list'>['rows'][number];
type Dated<Told extends { madeAt: string; changedAt: string }> = Omit<Told, 'madeAt' | 'changedAt'> & {
  madeAt: Date;
  changedAt: Date;
};

const rowColumns = fragment`
  r.id, r.order_id as order, r.kind, r.total, t.status, t.told, r.made_at as "madeAt", t.changed_at as "changedAt",
  (select coalesce(jsonb_agg(p -> 'means'), '[]') from jsonb_array_elements(r.payments) p) as means`;
const source = fragment`receipts r join register_tasks t on t.receipt_id = r.id join orders o on o.id = r.order_id`;

const told = <Told extends { madeAt: string; changedAt: string }>({
  madeAt,
  changedAt,
  ...row
}: Dated<Told>) => ({
  ...row,
  madeAt: madeAt.toISOString(),
  changedAt: changedAt.toISOString(),
});

/** Receipts `t` of a view. */
const inView = (view: ReceiptView): Fragment =>
  ({
    all: fragment`true`,
    trouble: fragment`t.status in ('failed', 'unknown')`,
    queue: fragment`t.status in ('waiting', 'sent')`,
  })[view];

async function readRows(db: Database, fits: Fragment): Promise<Row[]> {
  const rows = await db.query<Dated<Row>>(composed`
    select ${rowColumns} from ${source} where ${fits}
    order by (t.status in ('failed', 'unknown')) desc, (t.status <> 'done') desc, r.id desc
    limit ${RECEIPTS_MAX}::int`);
  return rows.map((row) => told<Row>(row));
}

export const receiptsOfOrder = (db: Database, order: number): Promise<Row[]> =>
  readRows(db, fragment`r.order_id = ${order}::int`);

/** Receipts, those first that somebody has to look at, and how many each view has. */
export async function readReceipts(
  db: Database,
  { view }: CheckedPayloadOf<'/api/backoffice/receipts/list'>,
): Promise<AnswerOf<'/api/backoffice/receipts/list'>> {
  const [rows, counts] = await Promise.all([
    readRows(db, inView(view)),
    db.query<Record<ReceiptView, number>>(composed`
      select count(*)::int as all, (count(*) filter (where ${inView('trouble')}))::int as trouble,
        (count(*) filter (where ${inView('queue')}))::int as queue
      from ${source}`),
  ]);
  return { rows, counts: onlyRow(counts) };
}

async function readCorrections(db: Database, id: number): Promise<Correction[]> {
  const rows = await db.query<Omit<Correction, 'madeAt'> & { madeAt: Date }>(sql`
    select r.id, r.kind, t.status, r.made_at as "madeAt"
    from receipts r join register_tasks t on t.receipt_id = r.id where r.corrects = ${id} order by r.id`);
  return rows.map(({ madeAt, ...row }) => ({ ...row, madeAt: madeAt.toISOString() }));
}

/** @throws ApiError receipt.not_found */
export async function readReceipt(db: Database, id: number): Promise<Receipt> {
  const [found] = await db.query<Dated<Omit<Receipt, 'corrections'>>>(composed`
    select ${rowColumns}, t.uuid, r.lines, r.payments, t.fiscal, t.settled, r.correction, r.corrects,
      o.customer_name as customer, exists (select from registers g where g.id = t.register_id and g.in_use) as asked
    from ${source} where r.id = ${id}::int`);
  if (!found) throw staffRefusal('receipt.not_found');
  return { ...told<Omit<Receipt, 'corrections'>>(found), corrections: await readCorrections(db, id) };
}
