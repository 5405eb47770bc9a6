import type { Certificate } from '../clients/entities.ts';
import { subtractRoubles, sumRoubles } from '../money/index.ts';
import type { Totals } from './Totals.ts';

/** What is to be paid and with what. Roubles. */
export interface PayInput {
  /** Selected goods before the coupon. */
  goods: number;
  /** What the coupon takes off them. */
  discount: number;
  services: number;
  bonusBalance: number;
  /** Whether the buyer asks to pay with bonus money. */
  useBonus: boolean;
  /** In the order attached; `money` is what is left on each. */
  certificates: readonly Pick<Certificate, 'guid' | 'money'>[];
}

/** What a certificate pays, roubles, more than 0. */
export interface CertificateUse {
  guid: string;
  amount: number;
}

export interface PayBreakdown {
  /** goods − discount + services − bonus − certificates = toPay, to the kopeck. */
  totals: Totals;
  certificateUses: CertificateUse[];
  /** What bonus money could pay, asked for or not. */
  bonusUsable: number;
}

const atLeast0 = (roubles: number) => Math.max(0, roubles);

/**
 * The sum in steps (behaviour orders-1): due = goods with the coupon taken off + services; then bonus money,
 * min(due, balance), where asked for; then certificates in the order attached, each min(its money, what
 * remains). Nothing goes below 0 and no certificate is touched for what another has paid.
 */
export function payBreakdown(input: PayInput): PayBreakdown {
  const [goods, services] = [atLeast0(input.goods), atLeast0(input.services)];
  const discount = Math.min(goods, atLeast0(input.discount));
  const due = sumRoubles([goods, -discount, services]);
  const bonusUsable = Math.min(due, atLeast0(input.bonusBalance));
  const bonus = input.useBonus ? bonusUsable : 0;

  let toPay = subtractRoubles(due, bonus);
  const certificateUses: CertificateUse[] = [];
  for (const { guid, money } of input.certificates) {
    const amount = Math.min(atLeast0(money), toPay);
    if (amount > 0) certificateUses.push({ guid, amount });
    toPay = subtractRoubles(toPay, amount);
  }
  const certificates = sumRoubles(certificateUses.map(({ amount }) => amount));
  return { totals: { goods, discount, services, bonus, certificates, toPay }, certificateUses, bonusUsable };
}
