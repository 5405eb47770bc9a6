import { correctedBonus } from '@siren/domain/client-records';
import { parseMoney } from '@siren/domain/money';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { newIdempotencyKey } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';
import type { OpenClient } from './useClient.ts';

/** What stands in the form, and the key of its press: what is typed anew is another correction. */
const emptyForm = () => ({ way: 'add', typed: '', reason: '', key: newIdempotencyKey() });
type Form = ReturnType<typeof emptyForm>;

/** Roubles that are added or taken off; null where none are typed. */
function amountOf({ way, typed }: Form): number | null {
  const roubles = parseMoney(typed);
  if (roubles === null || roubles === 0) return null;
  return way === 'add' ? roubles : -roubles;
}

/** What is wrong with a field, each in words of its own. */
interface Problem {
  amount?: string;
  reason?: string;
}

/** Why it cannot be sent yet; null where it can. */
function problemOf(form: Form, bonus: number): Problem | null {
  const amount = amountOf(form);
  if (amount === null) return { amount: 'Напишите число: рубли, копейки после запятой.' };
  if (correctedBonus(bonus, amount) === null)
    return { amount: 'Столько нельзя: на\u00a0счёте не\u00a0хватит или станет слишком много.' };
  return form.reason.trim() === '' ? { reason: 'Напишите причину: её увидят в\u00a0истории.' } : null;
}

/** A correction of bonus that somebody writes: what it leads to, and what is wrong with it once it was tried. */
export function useCorrection(bonus: number, open: OpenClient) {
  const tell = useTell();
  const [form, setForm] = useState(emptyForm);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const amount = amountOf(form);
  const problem = tried ? problemOf(form, bonus) : null;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (sending || amount === null || problemOf(form, bonus)) return;
    setSending(true);
    try {
      await open.correctBonus({ amount, reason: form.reason, idempotencyKey: form.key });
      setForm(emptyForm());
      setTried(false);
      tell.done(amount > 0 ? 'Бонусы начислены' : 'Бонусы списаны');
    } catch (error) {
      setRefused(errorText(error));
    } finally {
      setSending(false);
    }
  }
  return {
    form,
    set(next: Partial<Omit<Form, 'key'>>) {
      setRefused(undefined);
      setForm({ ...form, ...next, key: newIdempotencyKey() });
    },
    amount,
    /** What the balance would be; null where nothing is typed, or too much. */
    after: amount === null ? null : correctedBonus(bonus, amount),
    problem: { amount: problem?.amount, reason: problem?.reason ?? refused },
    sending,
    send: (event: FormEvent) => void send(event),
  };
}
