/** A piece of what was said: plain words, or words that name an order. */
export interface SaidPart {
  text: string;
  /** Id of the order that it names; null in plain words. */
  order: number | null;
}

/**
 * Six digits after «№», in two groups or in one, or in one group alone: «104 518» alone may be a sum. Digits, letters or a sign of money
 * beside them make it something else: a phone, an article, a sum.
 */
const MENTION =
  /(?<![\p{L}\p{N}.,+-]|\d\s)(?:№\s?(?<sign>[1-9]\d{2}\s?\d{3})|(?<bare>[1-9]\d{5}))(?!\s?[\d₽%]|[\p{L}]|[.,-]\d|\s?(?:руб|шт))/gu;

/** What was said in pieces, in their order; together they are the whole of it. */
export function readOrderMentions(text: string): SaidPart[] {
  const parts: SaidPart[] = [];
  let end = 0;
  for (const found of text.matchAll(MENTION)) {
    const [words] = found;
    if (found.index > end) parts.push({ text: text.slice(end, found.index), order: null });
    const digits = found.groups?.sign ?? found.groups?.bare ?? '';
    parts.push({ text: words, order: Number(digits.replace(/\s/gu, '')) });
    end = found.index + words.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), order: null });
  return parts;
}
