import { paymentReasons } from '@siren/domain/payments';
import { z } from 'zod';
import type { Callback, ProviderNews } from '../PaymentProvider.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';

const about = { event: z.uuid(), reference: z.uuid() };
const news = z.discriminatedUnion('state', [
  z.object({ ...about, state: z.literal('paid'), amount: z.number().positive() }),
  z.object({ ...about, state: z.literal('refused'), reason: z.enum(paymentReasons) }),
]);
/** What the bank sends. */
export type BankNews = z.infer<typeof news>;

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** What a callback of the test bank says; null where the bank has not signed it. */
export function readNews(secret: Buffer, { headers, body }: Callback): ProviderNews | null {
  if (!isSigned(secret, body, headers[SIGNATURE_HEADER])) return null;
  const { success, data } = news.safeParse(parsed(body));
  if (!success) return null;
  const { event, reference, ...outcome } = data;
  return { event, reference, outcome };
}
