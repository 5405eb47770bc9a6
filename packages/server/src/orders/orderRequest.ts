import { createHash } from 'node:crypto';
import type { OrderCreatePayload } from '@siren/contract/orders';
import { refusal } from '@siren/contract/errors';
import { ANONYMOUS_EMAIL, checkBuyer, DEFAULT_BUYER_NAME, normalizePhone } from '@siren/domain/checkout';
import { badRequest } from '../http/index.ts';

/** What a buyer asks for, checked as far as that can be done without the cart. */
export interface OrderRequest extends Omit<OrderCreatePayload, 'idempotencyKey'> {
  key: string;
  /** Of all that was asked for under the key. */
  digest: Buffer;
}

type Customer = OrderCreatePayload['customer'];

function checkedCustomer(customer: Customer): Customer {
  const phone = normalizePhone(customer.phone);
  if (phone === null) throw refusal('general.invalid_phone');
  const problems = checkBuyer(
    {
      ...customer,
      phone: [{ phone, protected: false }],
      payType: null,
      unknown: customer.name === '',
      internet: false,
    },
    ['phone'],
  );
  if (problems.length > 0)
    throw badRequest(...problems.map(({ field, code }) => `customer.${field}: ${code}`));
  return {
    ...customer,
    phone,
    name: customer.name || DEFAULT_BUYER_NAME,
    email: customer.email || ANONYMOUS_EMAIL,
  };
}

/**
 * Checks the buyer's data: the phone as it is stored, a default for the name and the e-mail left out.
 *
 * @throws ApiError general.invalid_phone, bad_request
 */
export function orderRequest({ idempotencyKey, ...wanted }: OrderCreatePayload): OrderRequest {
  return {
    ...wanted,
    customer: checkedCustomer(wanted.customer),
    key: idempotencyKey,
    // Of what was sent; the contract's schema has put the fields in order.
    digest: createHash('sha256').update(JSON.stringify(wanted)).digest(),
  };
}
