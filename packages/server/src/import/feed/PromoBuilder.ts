import type { SaxesTagPlain } from 'saxes';
import type { RawPromo } from './RawPromo.ts';

/** Bounds on what one promo may hold, so that a hostile feed cannot fill the memory. */
const MAX = { text: 10_000, goods: 10_000, texts: 30 };

/** Some feeds write the attribute as the text of the element: `<product>offer-id="42"</product>`. */
const WRITTEN = /(offer|category)-id\s*=\s*["'«]([^"'»]*)["'»]/;

export interface PromoBuilder {
  promo: RawPromo;
  /** `depth` is 1 for a child of the promo. */
  open(tag: SaxesTagPlain, depth: number): void;
  text(text: string): void;
  close(name: string, depth: number): void;
}

/**
 * Puts one promo together from the events of its elements.
 *
 * @param lineOf the line that is being read
 */
export function createPromoBuilder(
  { id = '', type = '' }: Readonly<Record<string, string>>,
  lineOf: () => number,
): PromoBuilder {
  const promo: RawPromo = {
    line: lineOf(),
    id,
    type,
    texts: new Map(),
    discount: { unit: '', currency: '', value: '' },
    purchase: [],
  };
  let inPurchase = false;
  let attributes: Readonly<Record<string, string>> = {};
  let line = promo.line;
  let content = '';

  const addGoods = () => {
    if (promo.purchase.length >= MAX.goods) return;
    const [, kind = '', written = ''] = WRITTEN.exec(content) ?? [];
    const offer = attributes['offer-id'] ?? (kind === 'offer' ? written : '');
    const category = attributes['category-id'] ?? (kind === 'category' ? written : '');
    promo.purchase.push({ line, offer, category });
  };

  return {
    promo,
    open(tag, depth) {
      if (depth === 1) inPurchase = tag.name === 'purchase';
      // Markup that stands in a description without CDATA goes, its words stay.
      else if (!inPurchase) return;
      ({ attributes } = tag);
      line = lineOf();
      content = '';
    },
    text(text) {
      if (content.length < MAX.text) content += text.slice(0, MAX.text - content.length);
    },
    close(name, depth) {
      if (depth === 2 && inPurchase && name === 'product') addGoods();
      if (depth !== 1) return;
      inPurchase = false;
      if (name === 'discount') {
        const { unit = '', currency = '' } = attributes;
        promo.discount = { unit, currency, value: content };
      } else if (!promo.texts.has(name) && promo.texts.size < MAX.texts) promo.texts.set(name, content);
    },
  };
}
