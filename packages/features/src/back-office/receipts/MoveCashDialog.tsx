import type { PayloadOf } from '@siren/contract/calls';
import { parseMoney } from '@siren/domain/money';
import { cashMoveKinds, moveProblem, REASON_MAX } from '@siren/domain/receipts';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { TextField } from '@siren/ui/field';
import { formatExactMoney } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Radio, RadioGroup } from '@siren/ui/radio';
import { useState } from 'react';
import { useTell } from '../../staff/kit/index.ts';
import type { Shift } from './answers.ts';
import { moveWords } from './receiptWords.ts';
import { useSentOnce } from './useSentOnce.ts';

type Wish = PayloadOf<'/api/backoffice/shift/move-cash'>;

export interface MoveCashDialogProps {
  shift: Shift;
  asking: boolean;
  onAsk(yes: boolean): void;
  /** Rejects with the refusal. */
  onMove(wish: Wish): Promise<unknown>;
}

interface Form {
  kind: Wish['kind'];
  typed: string;
  reason: string;
}
const first: Form = { kind: 'in', typed: '', reason: '' };

/** Thrown where the form itself says what is missing. */
const unready = new Error('something is missing');

/** What is said under the sum; nothing where it can be moved. */
function sumProblem({ kind, typed }: Form, { expected }: Shift): string | undefined {
  const amount = parseMoney(typed);
  if (amount === null || amount <= 0) return 'Сумма больше нуля, например 5\u00a0000';
  return moveProblem({ kind, amount }, expected) === null
    ? undefined
    : `В\u00a0ящике должно быть ${formatExactMoney(expected)}`;
}

/** Cash into the drawer, out of it, or to a bank. */
export function MoveCashDialog({ shift, asking, onAsk, onMove }: MoveCashDialogProps) {
  const tell = useTell();
  const [form, setForm] = useState(first);
  const { isOpen, send, textOf } = useSentOnce();
  const [tried, setTried] = useState(false);
  const set = (next: Partial<Form>) => setForm({ ...form, ...next });
  const ofSum = sumProblem(form, shift);
  const noReason = form.reason.trim() === '';

  async function move(): Promise<void> {
    setTried(true);
    const amount = parseMoney(form.typed);
    // What may have been taken counts already in what there is to be.
    if (amount === null || (!isOpen && (ofSum !== undefined || noReason))) throw unready;
    await send((idempotencyKey) =>
      onMove({ ...{ id: shift.id, kind: form.kind, amount }, reason: form.reason, idempotencyKey }),
    );
    tell.done(`${moveWords[form.kind]}: ${formatExactMoney(amount)}`);
    setForm(first);
    setTried(false);
  }
  return (
    <AlertDialog
      open={asking}
      onOpenChange={onAsk}
      title="Внести или изъять наличные"
      description={`Сейчас в\u00a0ящике должно быть ${formatExactMoney(shift.expected)}.`}
      confirmLabel="Записать"
      describeError={(error) => (error === unready ? 'Проверьте сумму и\u00a0причину.' : textOf(error))}
      onConfirm={move}
    >
      <fieldset disabled={isOpen}>
        <Stack gap={4}>
          <RadioGroup
            label="Что сделать"
            hideLabel
            layout="wrap"
            value={form.kind}
            onValueChange={(value) =>
              set({ kind: cashMoveKinds.find((kind) => kind === value) ?? form.kind })
            }
          >
            {cashMoveKinds.map((kind) => (
              <Radio key={kind} value={kind}>
                {moveWords[kind]}
              </Radio>
            ))}
          </RadioGroup>
          <TextField
            label="Сумма"
            inputMode="decimal"
            autoComplete="off"
            value={form.typed}
            error={tried && !isOpen ? ofSum : undefined}
            onValueChange={(typed) => set({ typed })}
          />
          <TextField
            label="Причина"
            autoComplete="off"
            maxLength={REASON_MAX}
            value={form.reason}
            error={tried && noReason ? 'Напишите, зачем' : undefined}
            onValueChange={(reason) => set({ reason })}
          />
        </Stack>
      </fieldset>
    </AlertDialog>
  );
}
