import type { ListenToCatalog } from '../catalog/index.ts';

type Hearing = Parameters<ListenToCatalog>[0];

/** Two that hear of the same changes, one after the other. */
export const inTurn = (first: Hearing, second: Hearing): Hearing => ({
  onMessage(...message) {
    first.onMessage(...message);
    second.onMessage(...message);
  },
  onListening() {
    first.onListening();
    second.onListening();
  },
  onError(error) {
    first.onError(error);
    second.onError(error);
  },
});
