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
 */
export function mayReloadNow(storage: Storage, path: string, now: number): boolean {
  const history = read(storage);
  if (!mayReload(history, path, now)) return false;
  try {
    storage.setItem(STORED, JSON.stringify({ ...history, [path]: now }));
    return true;
  } catch {
    return false;
  }
}
