import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { useState } from 'react';
import { errorText } from '../../../notices/index.ts';
import { useTell } from '../useTell.ts';

/** As the contract bounds it. */
const REASON_MAX = 500;

export interface ReasonedDeedProps {
  /** What is done, and to whom: «Анна: закрыть вход?». */
  title: string;
  /** On the button that asks. */
  label: string;
  /** On the button that does it. */
  confirmLabel: string;
  /** What follows from it. */
  follows: string;
  /** Said once it is done. */
  done: string;
  /** @default 'danger' */
  tone?: 'neutral' | 'danger';
  /** Does it. Rejects with the refusal. */
  onConfirm(reason: string): Promise<unknown>;
}

/** What is done to an account with a reason, which colleagues read in its history. */
export function ReasonedDeed({
  title,
  label,
  confirmLabel,
  follows,
  done,
  tone = 'danger',
  onConfirm,
}: ReasonedDeedProps) {
  const tell = useTell();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const isMissing = reason.trim() === '';

  async function confirm(): Promise<void> {
    if (isMissing) throw new Error('no reason');
    await onConfirm(reason);
    setReason('');
    tell.done(done);
  }
  return (
    <>
      <Button variant="line" wide onClick={() => setAsking(true)}>
        {label}…
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={title}
        description={follows}
        confirmLabel={confirmLabel}
        tone={tone}
        describeError={(error) => (isMissing ? 'Напишите причину.' : errorText(error))}
        onConfirm={confirm}
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
