import { ApiError } from '@siren/contract/errors';
import { correctionProblems } from '@siren/domain/receipts';
import type { Correction, CorrectionKind } from '@siren/domain/receipts';
import { dayOf } from '@siren/ui/format';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/index.ts';
import { useClock } from '../../info/index.ts';
import { ZONE } from '../moments.ts';
import type { Receipt } from './answers.ts';
import { useSentOnce } from './useSentOnce.ts';

export interface CorrectionForm extends Omit<Correction, 'date'> {
  kind: CorrectionKind;
  date: string | null;
}

const words: Readonly<Partial<Record<keyof Correction, string>>> = {
  date: 'День, не\u00a0позже сегодняшнего',
  number: 'Напишите номер предписания',
  reason: 'Напишите, что исправляем',
};

/** Thrown where the form itself says what is missing. */
export const unready = new Error('something is missing');

/** A correction of a receipt, sent once. @param onStale somebody else has corrected it meanwhile */
export function useCorrection({ id, madeAt, corrections }: Receipt, onStale: () => void) {
  const [api, navigate, clock] = [useApi(), useNavigate(), useClock()];
  const today = dayOf(clock(), ZONE) ?? '';
  const [form, setForm] = useState<CorrectionForm>({
    ...{ kind: 'sellReturnCorrection', ground: 'self', number: '', reason: '' },
    date: dayOf(Date.parse(madeAt), ZONE),
  });
  const { isOpen, send, textOf } = useSentOnce();
  const [tried, setTried] = useState(false);
  const problems = correctionProblems({ ...form, date: form.date ?? '' }, today);
  return {
    form,
    today,
    isOpen,
    textOf,
    set: (next: Partial<CorrectionForm>) => setForm({ ...form, ...next }),
    problem: (field: keyof Correction) => (tried && problems.includes(field) ? words[field] : undefined),
    async correct(): Promise<void> {
      setTried(true);
      if (form.date === null || problems.length > 0) throw unready;
      const wish = { ...form, id, date: form.date, seen: corrections.length };
      const made = await send((idempotencyKey) =>
        api.call('/api/backoffice/receipts/correct', { ...wish, idempotencyKey }),
      ).catch((error: unknown) => {
        if (error instanceof ApiError && error.key === 'receipt.corrected') onStale();
        throw error;
      });
      void navigate(`/receipts/${made.id}`);
    },
  };
}
