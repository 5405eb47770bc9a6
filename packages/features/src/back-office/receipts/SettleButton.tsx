import { Button } from '@siren/ui/button';
import { useState } from 'react';
import { useCode } from '../../code/index.ts';
import type { SettleDialogProps } from './SettleDialog.tsx';

const loadDialog = async () => (await import('./SettleDialog.tsx')).SettleDialog;

/** Leads to the word of whoever looked at the register, where that knows nothing itself (behaviour office-28, office-34). */
export function SettleButton(props: Pick<SettleDialogProps, 'question' | 'onSettle'>) {
  const [Dialog, fetchDialog] = useCode(loadDialog);
  const [asking, setAsking] = useState(false);
  // What is asked stays what was pressed, whatever the screen shows by then.
  const [asked, setAsked] = useState<{ times: number } & typeof props>({ times: 0, ...props });
  const ask = async () => {
    if (!(await fetchDialog())) return;
    setAsked({ times: asked.times + 1, ...props });
    setAsking(true);
  };
  const { times, ...dialog } = asked;
  return (
    <>
      <Button variant="line" aria-haspopup="dialog" onClick={() => void ask()}>
        Решить вручную…
      </Button>
      {Dialog && <Dialog key={times} {...dialog} asking={asking} onAsk={setAsking} />}
    </>
  );
}
