import type { AuditValue, FieldChange } from '../audit/index.ts';
import type { CouponFields } from './staffCoupon.ts';

/** What the history calls a field where the word means another thing elsewhere. */
const names: Readonly<Partial<Record<keyof CouponFields, string>>> = {
  value: 'amount',
  to: 'until',
  from: 'since',
};

const told = (value: CouponFields[keyof CouponFields]): AuditValue =>
  Array.isArray(value) ? value.join(', ') : value;

/** Fields as the history has them: ids of sections and goods are a text. */
export const auditFields = (fields: CouponFields): Readonly<Record<string, AuditValue>> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      names[field as keyof CouponFields] ?? field,
      told(value),
    ]),
  );

/** What a save did to the fields of a coupon, as the history has it. */
export function couponChanges(before: CouponFields, after: CouponFields): FieldChange[] {
  const to = auditFields(after);
  return Object.entries(auditFields(before)).flatMap(([field, from]) =>
    from === to[field] ? [] : [{ field, from, to: to[field] ?? null }],
  );
}

const idsIn = (value: AuditValue): number[] =>
  value === null || value === '' ? [] : String(value).split(', ').map(Number);

/** The other way round: fields of a coupon out of those of its history. */
export function fieldsOfAudit(fields: Readonly<Record<string, AuditValue>>): Partial<CouponFields> {
  const plain = Object.entries(fields).map(([name, value]) => {
    const [field = name] = Object.entries(names).find(([, known]) => known === name) ?? [];
    return [field, ['targets', 'offers', 'brands', 'excludes'].includes(field) ? idsIn(value) : value];
  });
  return Object.fromEntries(plain) as Partial<CouponFields>;
}
