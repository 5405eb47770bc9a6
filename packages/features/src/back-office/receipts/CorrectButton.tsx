import { Button } from '@siren/ui/button';
import { useState } from 'react';
import { useCode } from '../../code/index.ts';
import type { CorrectDialogProps } from './CorrectDialog.tsx';

const loadDialog = async () => (await import('./CorrectDialog.tsx')).CorrectDialog;

/** Leads to a correction of what was rung up (behaviour office-31). */
export function CorrectButton({ receipt, onStale }: Pick<CorrectDialogProps, 'receipt' | 'onStale'>) {
  const [Dialog, fetchDialog] = useCode(loadDialog);
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    if (await fetchDialog()) setAsking(true);
  };
  return (
    <>
      <Button variant="line" aria-haspopup="dialog" onClick={() => void ask()}>
        Чек коррекции…
      </Button>
      {Dialog && <Dialog receipt={receipt} asking={asking} onAsk={setAsking} onStale={onStale} />}
    </>
  );
}
