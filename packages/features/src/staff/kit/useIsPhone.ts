import { media } from '@siren/ui/theme';
import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  const query = matchMedia(media.phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the screen is that of a phone. */
export const useIsPhone = (): boolean => useSyncExternalStore(follow, () => matchMedia(media.phone).matches);
