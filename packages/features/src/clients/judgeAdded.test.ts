import { NO_ADDITIONAL } from '@siren/domain/orders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeAdded } from './judgeAdded.ts';

const payType = (id: number) => ({ id, code: 'card' as const, name: `Способ ${id}`, description: '' });
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 5 }));
const texts = fc.dictionary(
  fc.integer({ min: 1, max: 5 }).map(String),
  fc.constantFrom('', '100', '0,5', 'много', '99999'),
);

describe('what staff added', () => {
  it('goes with the order as far as it is asked for, and holds it up only where one can mend it', () => {
    fc.assert(
      fc.property(ids, texts, fc.boolean(), (taken, typed, franchise) => {
        const data = { ...NO_ADDITIONAL, franchiseType: 'agency' as const };
        const limits = { franchise, payTypes: taken.map(payType), toPay: 1_000 };
        const { additional, hindered } = judgeAdded({ data, typed }, limits);
        expect(additional?.franchiseType).toBe(franchise ? 'agency' : null);
        for (const id of Object.keys(additional?.prepayment ?? {})) expect(taken).toContain(Number(id));
        if (hindered !== null) expect(taken.map((id) => `prepayment-${id}`)).toContain(hindered);
      }),
    );
  });

  it('is counted against the sum without what the store does not take', () => {
    const added = { data: NO_ADDITIONAL, typed: { 1: '600', 4: '600' } };
    const judge = (...taken: number[]) =>
      judgeAdded(added, { franchise: false, payTypes: taken.map(payType), toPay: 1_000 });
    expect(judge(1, 4).hindered).toBe('prepayment-4');
    expect(judge(1)).toMatchObject({ hindered: null, total: 600, additional: { prepayment: { 1: 600 } } });
  });
});
