import { media } from '@siren/ui/theme';
import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  const query = matchMedia(media.desk);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether there is room for a column beside the goods. The server knows no width and draws the column. */
export const useDesk = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(media.desk).matches,
    () => true,
  );
