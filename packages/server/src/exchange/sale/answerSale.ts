import { orderStatusCodes } from '@siren/domain/orders';
import { patiently, sql } from '../../db/index.ts';
import { statusNames } from '../../orders/index.ts';
import { recordEvent } from '../../security/index.ts';
import { init, nameOf, takeFile } from '../answerCatalog.ts';
import type { ExchangeAnswer, ExchangeAsked } from '../exchangeAnswer.ts';
import { ExchangeError } from '../ExchangeError.ts';
import { commerceDocument, element, ordersXml } from './ordersXml.ts';
import { isWhole } from './isWhole.ts';
import { readOrders } from './readOrders.ts';
import { takeOrders } from './takeOrders.ts';

/** Orders that changed, noted for when 1C says that it has them. */
async function query({ session, inbox: { db }, now, address }: ExchangeAsked): Promise<ExchangeAnswer> {
  const { digest, user, login } = session;
  // All orders there are may be many.
  const orders = await patiently(() =>
    db.transaction(async (tx) => {
      await tx.query(sql`set transaction isolation level repeatable read`);
      const found = await readOrders(tx, user);
      await tx.query(sql`delete from exchange_offered where session = ${digest}`);
      await tx.query(sql`
      insert into exchange_offered (session, order_id, version)
      select ${digest}, r.id, r.version
      from unnest(${found.map(({ id }) => id)}::int[], ${found.map(({ version }) => version)}::int[]) r(id, version)`);
      const recorder = { db, now, address, session: { user: { id: user, login, name: '', flags: [] } } };
      const detail = { list: 'orders', format: 'commerceml', rows: found.length };
      if (found.length > 0) await recordEvent(recorder, { kind: 'list_exported', detail }, tx);
      return found;
    }),
  );
  return { xml: ordersXml(orders, now().toISOString().slice(0, 19)) };
}

/** 1C has what it was given in this session: only now is it not given again. */
async function success({ session, inbox: { db } }: ExchangeAsked): Promise<ExchangeAnswer> {
  await db.query(sql`
    with had as (delete from exchange_offered where session = ${session.digest} returning order_id, version)
    insert into exchange_orders (user_id, order_id, version)
    select ${session.user}, order_id, version from had order by order_id
    on conflict (user_id, order_id) do update set version = excluded.version`);
  return ['success'];
}

const list = (name: string, entries: readonly { id: string | number; name: string }[]) =>
  `<${name}>${entries
    .map((entry) => `<Элемент>${element('Ид', entry.id)}${element('Название', entry.name)}</Элемент>`)
    .join('')}</${name}>`;

/** What a person in 1C chooses from where orders are set up. The first list has a Latin letter in the protocol itself. */
async function info({ inbox: { db }, now }: ExchangeAsked): Promise<ExchangeAnswer> {
  const statuses = orderStatusCodes.map((code) => ({
    id: code,
    name: statusNames[code].replaceAll('\u00a0', ' '),
  }));
  const ways = await db.query<{ id: string; name: string }>(
    sql`select code as id, name from pay_types order by position, id`,
  );
  const services = await db.query<{ id: number; name: string }>(
    sql`select id, name from services where is_delivery order by id`,
  );
  const content = [
    '<Справочник>',
    list('C\u0442атусы', statuses),
    list('ПлатежныеСистемы', ways),
    list('СлужбыДоставки', services),
    '</Справочник>',
  ];
  return { xml: commerceDocument(content.join(''), now().toISOString().slice(0, 19)) };
}

/** Orders come in one request, or in parts: they are taken once the last one is there, whether 1C asks for that or not. */
async function file(asked: ExchangeAsked): Promise<ExchangeAnswer> {
  const told = await takeFile(asked);
  const name = nameOf(asked);
  if (await isWhole(asked.inbox, name)) await patiently(() => takeOrders(asked, name));
  return told;
}

const modes: Readonly<Record<string, (asked: ExchangeAsked) => Promise<ExchangeAnswer>>> = {
  // Orders are few: they come as they are.
  init: async (asked) => (await init(asked)).map((line) => line.replace('zip=yes', 'zip=no')),
  query,
  success,
  file,
  // They have been taken when they came.
  import: async () => ['success'],
  info,
};

/** Orders that 1C fetches, and what it says of them. */
export async function answerSale(asked: ExchangeAsked): Promise<ExchangeAnswer> {
  const { mode = '' } = asked.query;
  const act = Object.hasOwn(modes, mode) ? modes[mode] : undefined;
  if (!act) throw new ExchangeError('Такого шага у обмена заказами нет.');
  return act(asked);
}
