import { settled } from '@siren/features/code';
import { mayReloadNow } from './mayReloadNow.ts';

/** Code that fails to load: a new build has most often taken the place of the one that runs. */
export interface Recovery {
  /** Loads the document anew where that may help; answers whether it does. */
  recover(): Promise<boolean>;
}

interface RecoveryParts {
  fetch: typeof globalThis.fetch;
  reload(): void;
}

/** What Vite tells of code that did not come. */
type PreloadErrorEvent = Event & { payload: unknown };

/**
 * Reloads the page where its code fails to load: at most once per 10 s per path (behaviour pages-6), and only where the
 * shop answers at all, since without a connection a reload would leave nothing. Parts of a page that are loaded on
 * first use are heard of by Vite's event; as they are asked for until they come, the page is loaded anew for them once for
 * each build.
 */
export function createRecovery({ fetch, reload }: RecoveryParts): Recovery {
  async function recover(part = false): Promise<boolean> {
    const latest = await fetch('/builds/latest.json', { cache: 'no-store' })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .catch(() => '');
    if (!latest || !mayReloadNow(sessionStorage, location.pathname, Date.now(), part ? latest : undefined))
      return false;
    reload();
    return true;
  }

  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as PreloadErrorEvent;
    // Whoever asked for it hears of it a moment later, and may have an answer of its own.
    setTimeout(() => {
      if (!settled.has(payload)) void recover(true);
    });
  });

  return { recover };
}
