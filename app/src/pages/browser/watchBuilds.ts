import { BUILD_POLL_MS, isNewBuild } from '@siren/domain/navigation';

interface Watching {
  /** Id of the build that runs. */
  running: string;
  fetch: typeof globalThis.fetch;
  now(): number;
  /** There is a newer build: called once for each. */
  onNew(id: string): void;
}

/**
 * Asks for the latest build once an hour (behaviour pages-7), and at once when a tab is looked at again that slept
 * for longer: timers of hidden tabs stand still.
 * @returns what ends it
 */
export function watchBuilds({ running, fetch, now, onNew }: Watching): () => void {
  let known = running;
  let asked = now();

  async function ask(): Promise<void> {
    asked = now();
    try {
      const answer = await fetch('/builds/latest.json', { cache: 'no-cache' });
      const { id } = (await answer.json()) as { id: string };
      if (!answer.ok || !isNewBuild(known, id)) return;
      known = id;
      if (isNewBuild(running, id)) onNew(id);
    } catch {
      // No connection, or a shop that is being started anew: in an hour there is another try.
    }
  }

  const look = () => {
    if (!document.hidden && now() - asked >= BUILD_POLL_MS) void ask();
  };
  const timer = setInterval(() => void ask(), BUILD_POLL_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
