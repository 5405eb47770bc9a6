import { AlertDialog } from '@siren/ui/alert-dialog';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useHoldTab } from './useHoldTab.ts';

export interface LeaveGuardProps {
  dirty: boolean;
  /** Nothing keeps what is not saved: it is gone then, said in these words. @default a draft stays in the browser */
  lost?: boolean | string;
}

const goneText = (lost: true | string): string => (lost === true ? 'То, что выбрано, пропадёт.' : lost);

/** Asks before one leaves what is not saved: by a link, by «Back», by closing the tab. */
export function LeaveGuard({ dirty, lost = false }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useHoldTab(dirty);
  // «Back» comes to the router only after the dialog has shut: by then nobody may have taken the answer back.
  const leaving = useRef(false);
  useEffect(() => {
    if (blocker.state === 'unblocked') leaving.current = false;
  }, [blocker.state]);
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && !leaving.current && blocker.reset?.()}
      title="Уйти без&nbsp;сохранения?"
      description={
        lost ? goneText(lost) : 'Черновик останется в\u00a0этом браузере: вернётесь\u00a0— увидите его снова.'
      }
      confirmLabel="Уйти"
      cancelLabel="Остаться"
      onConfirm={() => {
        leaving.current = true;
        blocker.proceed?.();
      }}
    />
  );
}
