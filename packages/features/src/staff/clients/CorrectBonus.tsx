import { correctedBonus } from '@siren/domain/client-records';
import { parseMoney } from '@siren/domain/money';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { formatDecimal } from '@siren/ui/format';
import { ArrowRightIcon } from '@siren/ui/icons';
import { Inline } from '@siren/ui/layout';
import { RadioGroup, RadioPill } from '@siren/ui/radio';
import { Text } from '@siren/ui/text';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { newIdempotencyKey } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';
import * as css from './ClientScreen.css.ts';
import type { OpenClient } from './useClient.ts';

/** As the contract bounds it. */
const REASON_MAX = 500;

/** What stands in the form, and the key of its press: what is typed anew is another correction. */
const emptyForm = () => ({ way: 'add', typed: '', reason: '', key: newIdempotencyKey() });
type Form = ReturnType<typeof emptyForm>;

/** Roubles that are added or taken off; null where none are typed. */
function amountOf({ way, typed }: Form): number | null {
  const roubles = parseMoney(typed);
  if (roubles === null || roubles === 0) return null;
  return way === 'add' ? roubles : -roubles;
}

/** Why it cannot be sent yet; null where it can. */
function problemOf(form: Form, bonus: number): { amount?: string; reason?: string } | null {
  const amount = amountOf(form);
  if (amount === null) return { amount: 'Напишите число: рубли, копейки после запятой.' };
  if (correctedBonus(bonus, amount) === null)
    return { amount: 'Столько нельзя: на\u00a0счёте не\u00a0хватит или станет слишком много.' };
  return form.reason.trim() === '' ? { reason: 'Напишите причину: её увидят в\u00a0истории.' } : null;
}

/** Adds bonus or takes some off, with the reason. */
export function CorrectBonus({ bonus, open }: { bonus: number; open: OpenClient }) {
  const tell = useTell();
  const [form, setForm] = useState(emptyForm);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const amount = amountOf(form);
  const after = amount === null ? null : correctedBonus(bonus, amount);
  const problem = tried ? problemOf(form, bonus) : null;
  const word = form.way === 'add' ? 'Начислить' : 'Списать';
  const set = (next: Partial<Form>) => {
    setRefused(null);
    setForm({ ...form, ...next, key: newIdempotencyKey() });
  };

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
  return (
    <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <RadioGroup label="Коррекция" layout="wrap" value={form.way} onValueChange={(way) => set({ way })}>
        <RadioPill value="add">Начислить</RadioPill>
        <RadioPill value="take">Списать</RadioPill>
      </RadioGroup>
      <TextField
        label="Сколько"
        inputMode="decimal"
        autoComplete="off"
        value={form.typed}
        error={problem?.amount}
        onValueChange={(typed) => set({ typed })}
      />
      <TextField
        label="Причина"
        hint="Увидят сотрудники"
        autoComplete="off"
        maxLength={REASON_MAX}
        value={form.reason}
        error={problem?.reason ?? refused ?? undefined}
        onValueChange={(reason) => set({ reason })}
      />
      <Inline gap={3}>
        <Button type="submit" variant="soft" loading={sending}>
          {amount === null ? word : `${word} ${formatDecimal(Math.abs(amount))}`}
        </Button>
        {after !== null && (
          <Text as="span" size={14} numeric>
            {formatDecimal(bonus)}
            <VisuallyHidden> станет </VisuallyHidden> <ArrowRightIcon size="s" />{' '}
            <b>{formatDecimal(after)}</b>
          </Text>
        )}
      </Inline>
    </form>
  );
}
