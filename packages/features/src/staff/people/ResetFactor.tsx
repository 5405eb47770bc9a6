import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';

/** As the contract bounds it. */
const REASON_MAX = 500;

export interface ResetFactorProps {
  /** What whose account it is is called. */
  name: string;
  /** Does it. Rejects with the refusal. */
  onReset(reason: string): Promise<unknown>;
}

/** Takes the second factor off the account of somebody who has lost it, with the reason. */
export function ResetFactor({ name, onReset }: ResetFactorProps) {
  const tell = useTell();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const isMissing = reason.trim() === '';

  async function reset(): Promise<void> {
    if (isMissing) throw new Error('no reason');
    await onReset(reason);
    setReason('');
    tell.done('Вход по\u00a0коду сброшен');
  }
  return (
    <>
      <Button variant="line" wide onClick={() => setAsking(true)}>
        Сбросить вход по&nbsp;коду…
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`${name}: сбросить вход по\u00a0коду?`}
        description="Все сеансы завершатся, войти можно будет по&nbsp;одному паролю. Сотруднику придёт сообщение. Сначала убедитесь, что просит он&nbsp;сам."
        confirmLabel="Сбросить"
        tone="danger"
        describeError={(error) => (isMissing ? 'Напишите причину.' : errorText(error))}
        onConfirm={reset}
      >
        <TextField
          label="Причина"
          hint="Увидят сотрудники"
          autoComplete="off"
          maxLength={REASON_MAX}
          value={reason}
          onValueChange={setReason}
        />
      </AlertDialog>
    </>
  );
}
