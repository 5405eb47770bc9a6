import { correctionProblems } from '@siren/domain/receipts';
import type { Correction, CorrectionKind } from '@siren/domain/receipts';
import { dayOf } from '@siren/ui/format';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newIdempotencyKey, useApi } from '../../api/index.ts';
import { useClock } from '../../info/index.ts';
import { ZONE } from '../moments.ts';
import type { Receipt } from './answers.ts';

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

/** A correction of a receipt, and the key that it is sent by: another form is another correction. */
export function useCorrection({ id, madeAt }: Receipt) {
  const [api, navigate, clock] = [useApi(), useNavigate(), useClock()];
  const today = dayOf(clock(), ZONE) ?? '';
  const [{ form, key }, setState] = useState(() => ({
    form: {
      ...{ kind: 'sellReturnCorrection', ground: 'self', number: '', reason: '' },
      date: dayOf(Date.parse(madeAt), ZONE),
    } as CorrectionForm,
    key: newIdempotencyKey(),
  }));
  const [tried, setTried] = useState(false);
  const problems = correctionProblems({ ...form, date: form.date ?? '' }, today);
  return {
    form,
    today,
    set: (next: Partial<CorrectionForm>) =>
      setState({ form: { ...form, ...next }, key: newIdempotencyKey() }),
    problem: (field: keyof Correction) => (tried && problems.includes(field) ? words[field] : undefined),
    async correct(): Promise<void> {
      setTried(true);
      if (form.date === null || problems.length > 0) throw unready;
      const made = await api.call('/api/backoffice/receipts/correct', {
        ...{ ...form, id, date: form.date },
        idempotencyKey: key,
      });
      void navigate(`/receipts/${made.id}`);
    },
  };
}
