import { Button } from '../../button/index.ts';
import { WarningIcon } from '../../icons/index.ts';
import { useFact, usePlayer } from '../player/PlayerContext.ts';
import * as css from './Failed.css.ts';

export interface FailedProps {
  /** Trying again was asked for: the button, and the focus on it, will be gone. */
  onRetry: () => void;
}

/** What went wrong, and a way to try again, in the place of the picture. */
export function Failed({ onRetry }: FailedProps) {
  const { player, labels } = usePlayer();
  const failure = useFact('failure');
  function retry(): void {
    onRetry();
    player.request({ type: 'retry' });
  }
  return (
    <div className={css.failed} role="alert">
      <WarningIcon size="l" />
      <p>{failure && labels[failure]}</p>
      <Button variant="soft" onClick={retry}>
        {labels.retry}
      </Button>
    </div>
  );
}
