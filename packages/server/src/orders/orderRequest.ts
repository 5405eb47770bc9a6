import type { CheckedOrderPayload } from '@siren/contract/orders';
import { refusal } from '@siren/contract/errors';
import { ANONYMOUS_EMAIL, checkBuyer, DEFAULT_BUYER_NAME, emailOf } from '@siren/domain/checkout';
import { askedDigest, badRequest } from '../http/index.ts';

/** What a buyer asks for, checked as far as that can be done without the cart. */
export interface OrderRequest extends Omit<CheckedOrderPayload, 'idempotencyKey'> {
  key: string;
  /** Of all that was asked for under the key; how it is proven makes no other order of it. */
  digest: Buffer;
}

type Customer = CheckedOrderPayload['customer'];

function checkedCustomer(customer: Customer): Customer {
  const problems = checkBuyer({ ...customer, payType: null, store: null, city: '' }, ['name', 'phone']);
  if (problems.some(({ field }) => field === 'phone')) throw refusal('general.invalid_phone');
  if (problems.length > 0)
    throw badRequest(...problems.map(({ field, code }) => `customer.${field}: ${code}`));
  return {
    ...customer,
    name: customer.unknown ? DEFAULT_BUYER_NAME : customer.name,
    email: emailOf(customer.email) ?? ANONYMOUS_EMAIL,
  };
}

/**
 * Checks the buyer's data, with a default for the e-mail left out, and for the name of a buyer who
 * does not give it: whatever was sent with it is dropped. Phones are as typed: what a protected
 * one stands for is known with the account.
 *
 * @throws ApiError general.invalid_phone, bad_request
 */
export function orderRequest({ idempotencyKey, code, waits, ...wanted }: CheckedOrderPayload): OrderRequest {
  return {
    ...wanted,
    code,
    waits,
    customer: checkedCustomer(wanted.customer),
    key: idempotencyKey,
    digest: askedDigest(wanted),
  };
}
