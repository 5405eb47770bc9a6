import { Spinner } from '../../spinner/index.ts';
import { useFact, usePlayer } from '../player/PlayerContext.ts';
import * as css from './Waiting.css.ts';

/** It should play and cannot yet. */
export function Waiting() {
  const { labels } = usePlayer();
  if (!useFact('waiting')) return null;
  return (
    <div className={css.waiting}>
      <Spinner size="l" tone="current" label={labels.loading} />
    </div>
  );
}
