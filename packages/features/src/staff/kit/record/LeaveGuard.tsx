import { AlertDialog } from '@siren/ui/alert-dialog';
import { useBlocker } from 'react-router-dom';
import { useHoldTab } from './useHoldTab.ts';

/** Asks before one leaves what is not saved: by a link, by «Back», by closing the tab. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useHoldTab(dirty);
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
