import { NewVersion } from '@siren/features/updates';
import type { Metrics } from '@siren/features/metrics';
import type { ReactNode } from 'react';
import { layOutAhead } from './layOutAhead.ts';
import { mendStyles } from './mendStyles.ts';
import { preloadOnIntent } from './preloadOnIntent.ts';
import type { LoadAhead } from './preloadOnIntent.ts';
import { restoreTyped } from './keepTyped.ts';
import { uncoverOnClick } from './uncoverOnClick.ts';
import { watchBuilds } from './watchBuilds.ts';

export { keepTyped } from './keepTyped.ts';

export interface Settling {
  /** Id of the build that runs. */
  build: string;
  metrics: Metrics;
  /** Number of the counter; null where nothing is counted. */
  metrika: number | null;
  loadAhead: LoadAhead;
  /** Whether the page of an address can be shown without asking for anything. */
  isReady(url: URL): boolean;
  /** Notes that a newer build is there. */
  onNewBuild(): void;
  reload(): void;
  show(notice: ReactNode): void;
}

/** What a page does once it is there and idle. */
export function settle({
  build,
  metrics,
  metrika,
  loadAhead,
  isReady,
  onNewBuild,
  reload,
  show,
}: Settling): () => void {
  restoreTyped();
  const ends = [
    preloadOnIntent(loadAhead),
    mendStyles(),
    layOutAhead(),
    uncoverOnClick(isReady),
    watchBuilds({
      running: build,
      fetch: (input, init) => fetch(input, init),
      now: () => Date.now(),
      onNew() {
        onNewBuild();
        show(<NewVersion onUpdate={reload} onLater={() => show(null)} />);
      },
    }),
  ];
  if (metrika !== null) {
    void import('./counting/startCounting.ts').then(
      ({ startCounting }) => ends.push(startCounting(metrics, metrika)),
      // Blocked, most likely: nothing is counted then.
      () => {},
    );
  }
  return () => {
    for (const end of ends) end();
  };
}
