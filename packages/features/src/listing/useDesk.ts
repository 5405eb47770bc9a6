import { media } from '@siren/ui/theme';
import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  const query = matchMedia(media.desk);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

let desk = false;
const wasDesk = () => (desk ||= matchMedia(media.desk).matches);

/**
 * Whether there is, or was in this document, room for a column beside the goods: a tablet that is turned and turned back,
 * or a page that is printed, keeps what was opened and typed there. The server knows no width and draws the column.
 */
export const useDesk = (): boolean => useSyncExternalStore(follow, wasDesk, () => true);
