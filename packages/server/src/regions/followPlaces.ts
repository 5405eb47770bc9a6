import { readChange } from '../catalog/cache/index.ts';
import type { Places } from '../http/index.ts';

/** Has places read anew once something is told that they may be made of: stores, or the hours that they keep. */
export const followPlaces = (places: Pick<Places, 'forget'>) => ({
  onMessage(_channel: string, payload: string): void {
    const { kind } = readChange(payload);
    if (kind === 'all' || kind === 'answers') places.forget();
  },
  // What was told while nobody listened is unknown.
  onListening: (): void => places.forget(),
  onError: (): void => {},
});
