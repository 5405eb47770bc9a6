import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { useState } from 'react';
import { errorText } from '../../../notices/index.ts';
import { useTell } from '../useTell.ts';

/** As the contract bounds it. */
const REASON_MAX = 500;

export interface BlockAccountProps {
  /** What whose account it is is called. */
  name: string;
  blocked: boolean;
  /** What follows from the block, and from letting in again. */
  follows: { block: string; letIn: string };
  /** Does it. Rejects with the refusal. */
  onBlock(blocking: { blocked: boolean; reason: string }): Promise<unknown>;
}

/** Blocks an account or lets it in again, with the reason. */
export function BlockAccount({ name, blocked, follows, onBlock }: BlockAccountProps) {
  const tell = useTell();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const label = blocked ? 'Открыть вход' : 'Закрыть вход';
  const isMissing = reason.trim() === '';

  async function block(): Promise<void> {
    if (isMissing) throw new Error('no reason');
    await onBlock({ blocked: !blocked, reason });
    setReason('');
    tell.done(blocked ? 'Вход открыт' : 'Вход закрыт');
  }
  return (
    <>
      <Button variant="line" wide onClick={() => setAsking(true)}>
        {label}…
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`${name}: ${label.toLowerCase()}?`}
        description={blocked ? follows.letIn : follows.block}
        confirmLabel={label}
        tone={blocked ? 'neutral' : 'danger'}
        describeError={(error) => (isMissing ? 'Напишите причину.' : errorText(error))}
        onConfirm={block}
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
