import type { FieldChange } from '@siren/domain/audit';
import { goodName, rowChanges } from '../rowChanges.ts';
import type { ChangeQuote } from './quoteChange.ts';
import type { Changing } from './readChanging.ts';

/** What a change did to an order, for its history: only rows and services that are not what they were, and the sum. */
export function changesOf(changing: Changing, { changed, offers, services }: ChangeQuote): FieldChange[] {
  const goods = changed.lines.flatMap(({ row, offer, quantity }) => {
    const known = row === null ? offers.get(offer) : changing.lines[row];
    return known ? [{ name: goodName(known), quantity }] : [];
  });
  const chosen = changed.services.map(({ key, quantity }) => ({
    name: [...changing.services, ...services].find((one) => one.key === key)?.name ?? key,
    quantity,
  }));
  const was = changing.lines.map((line) => ({ name: goodName(line), quantity: line.quantity }));
  return [...rowChanges('goods', was, goods), ...rowChanges('services', changing.services, chosen)];
}
