import { foldTyped, withoutUnseen } from '@siren/domain/typed';
import { z } from 'zod';

/** A whole number that PostgreSQL's integer holds. */
export const id = z.int().min(1).max(2_147_483_647);
/** The largest amount that the database holds, roubles. */
const MONEY_MAX = 9_999_999_999.99;
/** Roubles with at most two decimals. */
export const money = z
  .number()
  .max(MONEY_MAX)
  .refine((roubles) => Math.round(roubles * 100) / 100 === roubles, 'more than two decimals')
  .meta({ description: 'roubles, at most two decimals' });
/** ISO 8601 date, yyyy-mm-dd. */
export const isoDate = z.iso.date();
/** ISO 8601 date and time with offset. */
export const isoDateTime = z.iso.datetime({ offset: true });
export const empty = z.object({});
/**
 * Text that people write for people: trimmed, bounded, without what nobody sees; control characters that no keyboard
 * makes are refused.
 */
export const text = (max: number) =>
  z
    .string()
    .overwrite(withoutUnseen)
    .trim()
    .max(max)
    .refine((value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(value), 'control characters');
/** What is typed or pasted to be compared (a code, a login, a contact, a query): folded, then bounded. */
export const typed = (max: number) => z.string().overwrite(foldTyped).max(max);
