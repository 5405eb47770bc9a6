import { AlertDialog } from '@siren/ui/alert-dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before one leaves what is not saved: by a link, by «Back», by closing the tab. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [dirty]);
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Уйти без&nbsp;сохранения?"
      description="Черновик останется в&nbsp;этом браузере: вернётесь&nbsp;— увидите его снова."
      confirmLabel="Уйти"
      cancelLabel="Остаться"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
