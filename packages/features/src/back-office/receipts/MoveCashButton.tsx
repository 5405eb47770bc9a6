import { Button } from '@siren/ui/button';
import { useState } from 'react';
import { useCode } from '../../code/index.ts';
import type { MoveCashDialogProps } from './MoveCashDialog.tsx';

const loadDialog = async () => (await import('./MoveCashDialog.tsx')).MoveCashDialog;

/** Leads to cash that comes or goes besides receipts (behaviour office-30). */
export function MoveCashButton(props: Pick<MoveCashDialogProps, 'shift' | 'onMove'>) {
  const [Dialog, fetchDialog] = useCode(loadDialog);
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    if (await fetchDialog()) setAsking(true);
  };
  return (
    <>
      <Button variant="line" aria-haspopup="dialog" onClick={() => void ask()}>
        Внести или изъять…
      </Button>
      {Dialog && <Dialog {...props} asking={asking} onAsk={setAsking} />}
    </>
  );
}
