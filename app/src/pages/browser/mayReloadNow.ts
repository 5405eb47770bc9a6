import { mayReload } from '@siren/domain/navigation';
import type { ReloadHistory } from '@siren/domain/navigation';

const STORED = 'reloads';

function read(storage: Storage): ReloadHistory {
  try {
    return JSON.parse(storage.getItem(STORED) ?? '{}') as ReloadHistory;
  } catch {
    return {};
  }
}

/**
 * Whether the page at `path`, whose code did not come, may be loaded anew at `now`; if so, notes that it is. Without a
 * storage that remembers it never may, else it could do so for ever.
 *
 * @param build the latest one, where it helps but once: what is asked for again and again would have the page loaded
 * again and again
 */
export function mayReloadNow(storage: Storage, path: string, now: number, build?: string): boolean {
  const history = read(storage);
  const once = `${path} ${build}`;
  if (!mayReload(history, path, now) || (build && once in history)) return false;
  try {
    storage.setItem(STORED, JSON.stringify({ ...history, [path]: now, [once]: now }));
    return true;
  } catch {
    return false;
  }
}
