import { foundOf, REASON_MAX, SIGN_MAX } from '@siren/domain/receipts';
import type { Found, FoundForm, FoundTask } from '@siren/domain/receipts';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { TextField } from '@siren/ui/field';
import { Stack } from '@siren/ui/layout';
import { Radio, RadioGroup } from '@siren/ui/radio';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../../staff/kit/index.ts';

/** What is asked of somebody who looks at the register. */
export interface Question {
  title: string;
  /** What they may find. */
  answers: Readonly<Record<Found, string>>;
  /** Said once it is written down. */
  told: Readonly<Record<Found, string>>;
  /** Whether what came off has numbers on its paper. */
  fiscal: boolean;
  /** Whose history keeps the reason: «заказа». */
  kept: string;
}

export interface SettleDialogProps {
  question: Question;
  asking: boolean;
  onAsk(yes: boolean): void;
  /** Rejects with the refusal. */
  onSettle(found: FoundTask): Promise<unknown>;
}

const first: FoundForm = { found: null, document: '', sign: '', reason: '' };
const words: Readonly<Record<keyof FoundForm, string>> = {
  found: 'Выберите, что нашли',
  document: 'Номер документа с\u00a0чека, только цифры',
  sign: 'До\u00a0десяти цифр, как на\u00a0чеке',
  reason: 'Напишите, где посмотрели',
};

/** Thrown where the form itself says what is missing. */
const unready = new Error('something is missing');

/** Asks what was found at the register of something that it knows nothing of. */
export function SettleDialog({ question, asking, onAsk, onSettle }: SettleDialogProps) {
  const { title, answers, told, fiscal, kept } = question;
  const tell = useTell();
  const [form, setForm] = useState(first);
  const [tried, setTried] = useState(false);
  const set = (next: Partial<FoundForm>) => setForm({ ...form, ...next });
  const found = foundOf(form, fiscal);
  const problem = (field: keyof FoundForm) =>
    tried && 'missing' in found && found.missing.includes(field) ? words[field] : undefined;

  async function settle(): Promise<void> {
    setTried(true);
    if ('missing' in found) throw unready;
    await onSettle(found);
    tell.done(told[found.found]);
  }
  return (
    <AlertDialog
      open={asking}
      onOpenChange={onAsk}
      title={title}
      description="Посмотрите на&nbsp;ленту или в&nbsp;фискальные данные кассы. Ответ касса потом ещё может прислать: мы его покажем."
      confirmLabel="Записать"
      tone="danger"
      describeError={(error) => (error === unready ? 'Проверьте поля.' : errorText(error))}
      onConfirm={settle}
    >
      <Stack gap={4}>
        <RadioGroup
          label="Что нашли"
          hideLabel
          layout="wrap"
          value={form.found ?? ''}
          error={problem('found')}
          onValueChange={(value) => set({ found: value === 'printed' ? 'printed' : 'absent' })}
        >
          <Radio value="printed">{answers.printed}</Radio>
          <Radio value="absent">{answers.absent}</Radio>
        </RadioGroup>
        {fiscal && form.found === 'printed' && <Fiscal form={form} set={set} problem={problem} />}
        <TextField
          label="Почему так решили"
          hint={`Останется в\u00a0истории ${kept}`}
          autoComplete="off"
          maxLength={REASON_MAX}
          value={form.reason}
          error={problem('reason')}
          onValueChange={(reason) => set({ reason })}
        />
      </Stack>
    </AlertDialog>
  );
}

interface FiscalProps {
  form: FoundForm;
  set(next: Partial<FoundForm>): void;
  problem(field: keyof FoundForm): string | undefined;
}

function Fiscal({ form, set, problem }: FiscalProps) {
  return (
    <>
      <TextField
        label="Номер документа, ФД"
        inputMode="numeric"
        autoComplete="off"
        value={form.document}
        error={problem('document')}
        onValueChange={(document) => set({ document })}
      />
      <TextField
        label="Фискальный признак, ФП"
        hint={`До\u00a0${SIGN_MAX} цифр`}
        inputMode="numeric"
        autoComplete="off"
        value={form.sign}
        error={problem('sign')}
        onValueChange={(sign) => set({ sign })}
      />
    </>
  );
}
