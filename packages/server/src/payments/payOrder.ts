import type { AnswerOf, PayloadOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { paths } from '@siren/contract/routes';
import { isOnline, isOverdue } from '@siren/domain/payments';
import type { PayType, PayTypeCode } from '@siren/domain/regions';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { readOrder } from '../orders/index.ts';
import { hearNews } from './hearNews.ts';
import { holdOrder } from './holdOrder.ts';
import { providerOf } from './PaymentProvider.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import { recordPaid } from './recordChange.ts';
import { settle } from './settle.ts';
import { startPayment } from './startPayment.ts';
import type { OpenPayment } from './startPayment.ts';

interface Asked {
  order: number;
  payType: PayTypeCode;
  provider: PaymentProvider;
}

/** Where the buyer pays: known, or asked for. A provider that is out of reach can be asked again by another press. */
async function askProvider(
  { db, now, log }: Context,
  { id, reference, amount, redirect }: OpenPayment,
  { order, payType, provider }: Asked,
): Promise<string | null> {
  if (redirect !== null) return redirect;
  const request = { reference, order, amount, payType, returnTo: paths.checkout(order) };
  const answer = await provider.start(request).catch((error: unknown) => {
    log.error(error, `${provider.name} did not start payment ${id}`);
    throw refusal('payment.unavailable');
  });
  if (!('redirect' in answer)) {
    await hearNews(db, provider.name, { reference, outcome: answer, event: null }, now());
    return null;
  }
  await db.query(sql`update payments set redirect = ${answer.redirect} where id = ${id}`);
  return answer.redirect;
}

/** The pay type of the press, if the order may be paid with it. @throws ApiError cart.pay_type_unavailable */
function payTypeOf(payTypes: readonly PayType[], wanted: number): PayType {
  const payType = payTypes.find(({ id }) => id === wanted);
  if (!payType) throw refusal('cart.pay_type_unavailable');
  return payType;
}

/**
 * Pays an order, or confirms it where it is paid on receipt or costs nothing. Pressed twice, in two tabs or again
 * under the same key, it pays once.
 *
 * @throws ApiError order.not_found, cancelled, too_late, payment.already_paid, unavailable,
 * cart.pay_type_unavailable, cart.total_changed, general.bad_request
 */
export async function payOrder(
  context: Context,
  { id, payType: wanted, idempotencyKey: key, ...seen }: PayloadOf<'/api/order/pay'>,
  providers: readonly PaymentProvider[],
): Promise<AnswerOf<'/api/order/pay'>> {
  const { db, now, session, limits } = context;
  const order = await readOrder(context, id);
  const until = order.keptUntil === null ? null : Date.parse(order.keptUntil);
  const isOver = order.payTypes.length === 0 || isOverdue(until, now().getTime());
  // Paid, cancelled, too late or free of charge: the order itself says then what is to be said.
  const payType = isOver ? order.payType : payTypeOf(order.payTypes, wanted);
  const provider = isOnline(payType.code) ? providerOf(providers, payType.code) : undefined;
  const press = { order: id, payType, key, provider: provider?.name ?? null, keep: limits.keep, seen };
  const payment = await retryDeadlock(() =>
    db.transaction(async (tx) => {
      const begun = await startPayment(tx, press, now);
      if (session.permissions.length > 0) await recordPaid(context, tx, await holdOrder(tx, id));
      return begun;
    }),
  );
  await settle({ ...context, providers }, id);
  const redirect =
    payment && provider
      ? await askProvider(context, payment, { order: id, payType: payType.code, provider })
      : null;
  return { order: await readOrder(context, id), redirect };
}
