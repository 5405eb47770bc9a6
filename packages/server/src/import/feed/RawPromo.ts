/** Goods of a promo as the feed writes them: one of the two ids is given. */
export interface RawPromoGoods {
  line: number;
  offer: string;
  category: string;
}

/** A promo as the feed writes it: nothing trimmed, nothing checked. Absent texts are ''. */
export interface RawPromo {
  line: number;
  id: string;
  type: string;
  /** Text of its plain elements by name; the first one where an element is repeated. */
  texts: Map<string, string>;
  discount: { unit: string; currency: string; value: string };
  purchase: RawPromoGoods[];
}
