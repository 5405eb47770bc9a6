import { handMeans } from '@siren/domain/orders';
import type { HandMeans } from '@siren/domain/orders';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { formatExactMoney } from '@siren/ui/format';
import { Radio, RadioGroup } from '@siren/ui/radio';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';

/** «Получено наличными». */
const meansWords: Readonly<Record<HandMeans, string>> = { cash: 'наличными', card: 'картой' };

export interface ReceivedQuestionProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** What is still to be paid, roubles. */
  owed: number;
  /** Rejects with the refusal. */
  onReceived(means: HandMeans): Promise<void>;
}

/** Asks how the money came before goods are given away that are not paid: the receipt and the drawer go by it. */
export function ReceivedQuestion({ open, onOpenChange, owed, onReceived }: ReceivedQuestionProps) {
  const [means, setMeans] = useState<HandMeans>('cash');
  const sum = formatExactMoney(owed);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Деньги получены: ${sum}?`}
      description="Заказ ещё не&nbsp;оплачен целиком. Отдавайте его, когда деньги у&nbsp;вас."
      confirmLabel={`Получено ${meansWords[means]}, выдать`}
      describeError={errorText}
      onConfirm={() => onReceived(means)}
    >
      <RadioGroup
        label="Чем заплатили"
        value={means}
        onValueChange={(value) => setMeans(handMeans.find((one) => one === value) ?? means)}
      >
        <Radio value="cash">Наличными</Radio>
        <Radio value="card">Картой через терминал</Radio>
      </RadioGroup>
    </AlertDialog>
  );
}
