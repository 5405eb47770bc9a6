import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { WindowRowsProps } from './WindowRows.tsx';

interface Loaded {
  /** Null while it is on its way. */
  WindowRows: ComponentType<WindowRowsProps> | null;
  /** It never comes: then all rows are drawn, which is slow and works. */
  failed: boolean;
}

/** What draws rows in a window. It is as large as the table itself, so it is loaded when a table needs it. */
export function useWindowRows(wanted: boolean): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ WindowRows: null, failed: false });
  const missing = wanted && !loaded.WindowRows && !loaded.failed;
  useEffect(() => {
    if (!missing) return;
    let mounted = true;
    const put = (next: Loaded) => mounted && setLoaded(next);
    import('./WindowRows.tsx').then(
      ({ WindowRows }) => put({ WindowRows, failed: false }),
      () => put({ WindowRows: null, failed: true }),
    );
    return () => {
      mounted = false;
    };
  }, [missing]);
  return loaded;
}
