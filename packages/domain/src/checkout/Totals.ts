/** The sum in steps, roubles: goods − discount + services − bonus − certificates = toPay. */
export interface Totals {
  /** Selected goods before the coupon. */
  goods: number;
  /** What the coupon takes off. */
  discount: number;
  services: number;
  bonus: number;
  certificates: number;
  toPay: number;
}
