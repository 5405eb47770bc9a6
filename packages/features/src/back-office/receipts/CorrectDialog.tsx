import { correctionGrounds, correctionKinds, NUMBER_MAX, REASON_MAX } from '@siren/domain/receipts';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Callout } from '@siren/ui/callout';
import { DateField } from '@siren/ui/date-field';
import { TextField } from '@siren/ui/field';
import { formatExactMoney } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Radio, RadioGroup } from '@siren/ui/radio';
import type { Receipt } from './answers.ts';
import { correctionLine, groundWords, kindWords } from './receiptWords.ts';
import { unready, useCorrection } from './useCorrection.ts';

export interface CorrectDialogProps {
  receipt: Receipt;
  asking: boolean;
  onAsk(yes: boolean): void;
  /** Somebody else has corrected the receipt meanwhile. */
  onStale(): void;
}

const ways = {
  sellCorrection: 'добавить сумму к\u00a0продажам',
  sellReturnCorrection: 'убрать сумму из\u00a0продаж',
} as const;

/** Asks on what a correction of a receipt stands; it leads to the new receipt. */
export function CorrectDialog({ receipt, asking, onAsk, onStale }: CorrectDialogProps) {
  const { form, today, isOpen, textOf, set, problem, correct } = useCorrection(receipt, onStale);
  return (
    <AlertDialog
      open={asking}
      onOpenChange={onAsk}
      title={`Чек коррекции, заказ № ${receipt.order}`}
      description={`Строки и\u00a0сумма те\u00a0же, что в\u00a0чеке: ${formatExactMoney(receipt.total)}. Деньги в\u00a0ящике не\u00a0меняются.`}
      confirmLabel="Пробить коррекцию"
      tone="danger"
      describeError={(error) => (error === unready ? 'Проверьте поля.' : textOf(error))}
      onConfirm={correct}
    >
      <fieldset disabled={isOpen}>
        <Stack gap={4}>
          {receipt.corrections.length > 0 && (
            <Callout tone="caution" title="Этот чек уже исправляли">
              {receipt.corrections.map(correctionLine).join('; ')}. Новое пробьётся сверх этого.
            </Callout>
          )}
          <RadioGroup
            label="Что исправить"
            value={form.kind}
            onValueChange={(value) =>
              set({ kind: correctionKinds.find((kind) => kind === value) ?? form.kind })
            }
          >
            {correctionKinds.map((kind) => (
              <Radio key={kind} value={kind}>
                {kindWords[kind]}: {ways[kind]}
              </Radio>
            ))}
          </RadioGroup>
          <RadioGroup
            label="Основание"
            value={form.ground}
            onValueChange={(value) =>
              set({ ground: correctionGrounds.find((ground) => ground === value) ?? form.ground })
            }
          >
            {correctionGrounds.map((ground) => (
              <Radio key={ground} value={ground}>
                {groundWords[ground]}
              </Radio>
            ))}
          </RadioGroup>
          {form.ground === 'instruction' && (
            <TextField
              label="Номер предписания"
              autoComplete="off"
              maxLength={NUMBER_MAX}
              value={form.number}
              error={problem('number')}
              onValueChange={(number) => set({ number })}
            />
          )}
          <DateField
            label="День исправляемого расчёта"
            today={today}
            max={today}
            value={form.date}
            error={problem('date')}
            onValueChange={(date) => set({ date })}
          />
          <TextField
            label="Причина"
            autoComplete="off"
            maxLength={REASON_MAX}
            value={form.reason}
            error={problem('reason')}
            onValueChange={(reason) => set({ reason })}
          />
        </Stack>
      </fieldset>
    </AlertDialog>
  );
}
