import { Dialog } from '@siren/ui/dialog';
import { Skeleton } from '@siren/ui/skeleton';
import { useResource } from '../api/index.ts';
import { LoadFailed } from '../errors/index.ts';
import { useInfo } from '../info/index.ts';
import { profileResource } from '../profile/resources.ts';
import { ConfirmForm } from './ConfirmForm.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** Whether the word was given. */
  onClose(given: boolean): void;
}

/** Asks who is signed in to prove once more that it is them. */
export function ConfirmDialog({ open, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose(false)}
      title="Подтвердите, что это&nbsp;вы"
      description="Вы&nbsp;давно вошли или меняете важное. Сделанное не&nbsp;пропадёт."
    >
      {open && <Proof onDone={() => onClose(true)} />}
    </Dialog>
  );
}

function Proof({ onDone }: { onDone(): void }) {
  const info = useInfo();
  const { data: profile, error, state, mutate } = useResource(profileResource);
  if (profile)
    return <ConfirmForm profile={profile} sendsCodes={info?.sendsCodes ?? false} onDone={onDone} />;
  if (!error) return <Skeleton shape="control" height="8em" />;
  return (
    <LoadFailed
      title="Не&nbsp;загрузилось"
      error={error}
      retrying={state === 'pending'}
      onRetry={() => void mutate()}
    />
  );
}
