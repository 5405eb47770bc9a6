import { ID_MAX } from '@siren/domain/lists';
import { MONEY_MAX, SUM_MAX } from '@siren/domain/money';
import { foldTyped, withoutUnseen } from '@siren/domain/typed';
import { z } from 'zod';

/** A whole number that PostgreSQL's integer holds. */
export const id = z.int().min(1).max(ID_MAX);
const roubles = (most: number) =>
  z
    .number()
    .max(most)
    .refine((amount) => Math.round(amount * 100) / 100 === amount, 'more than two decimals')
    .meta({ description: 'roubles, at most two decimals' });
/** Roubles with at most two decimals, no more than an order holds. */
export const money = roubles(MONEY_MAX);
/** The same of a cart, whose goods may come to more than an order holds. */
export const cartSum = roubles(SUM_MAX);
/** ISO 8601 date, yyyy-mm-dd. */
export const isoDate = z.iso.date().refine((date) => date > '0001', 'no such year');
/** ISO 8601 date and time with offset. */
export const isoDateTime = z.iso.datetime({ offset: true });
export const empty = z.object({});
/**
 * Text that people write for people: trimmed, bounded, without what nobody sees; lines and pages that no keyboard ends are
 * refused.
 */
export const text = (max: number) =>
  z
    .string()
    .overwrite(withoutUnseen)
    .trim()
    .max(max)
    .refine((value) => !/[\v\f]/.test(value), 'control characters');
/** What is typed or pasted to be compared (a code, a login, a contact, a query): folded, then bounded. */
export const typed = (max: number) => z.string().overwrite(foldTyped).max(max);
