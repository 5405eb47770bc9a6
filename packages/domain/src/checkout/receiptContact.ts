export const receiptWays = ['email', 'phone'] as const;
/** How the buyer gets the electronic receipt. */
export type ReceiptWay = (typeof receiptWays)[number];

/**
 * Where the electronic receipt goes, which the law (54-ФЗ) wants one contact of the buyer for: the e-mail where there
 * is one, else the phone, which every order has.
 */
export function receiptContact({ email, phone }: { email: string; phone: string }): {
  by: ReceiptWay;
  to: string;
} {
  const address = email.trim();
  return address === '' ? { by: 'phone', to: phone } : { by: 'email', to: address };
}
