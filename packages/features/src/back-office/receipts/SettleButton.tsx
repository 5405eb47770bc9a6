import { Button } from '@siren/ui/button';
import { useState } from 'react';
import { useCode } from '../../code/index.ts';
import type { SettleDialogProps } from './SettleDialog.tsx';

const loadDialog = async () => (await import('./SettleDialog.tsx')).SettleDialog;

/** Leads to the word of whoever looked at the register, where that knows nothing itself (behaviour office-28, office-34). */
export function SettleButton({ question, onSettle }: Pick<SettleDialogProps, 'question' | 'onSettle'>) {
  const [Dialog, fetchDialog] = useCode(loadDialog);
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    if (await fetchDialog()) setAsking(true);
  };
  return (
    <>
      <Button variant="line" aria-haspopup="dialog" onClick={() => void ask()}>
        Решить вручную…
      </Button>
      {Dialog && <Dialog question={question} asking={asking} onAsk={setAsking} onSettle={onSettle} />}
    </>
  );
}
