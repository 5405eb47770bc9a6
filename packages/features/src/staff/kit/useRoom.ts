import { media } from '@siren/ui/theme';
import { useSyncExternalStore } from 'react';

/** How much room the screen has. */
export type Room = 'phone' | 'tablet' | 'desk';

const queries = [media.phone, media.desk] as const;

function follow(onChange: () => void): () => void {
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

function roomNow(): Room {
  const [phone, desk] = queries.map((query) => matchMedia(query).matches);
  if (phone) return 'phone';
  return desk ? 'desk' : 'tablet';
}

/** Follows the width of the screen. */
export const useRoom = (): Room => useSyncExternalStore(follow, roomNow);
