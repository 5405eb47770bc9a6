import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../element/index.ts';
import type { Toaster as ToasterComponent } from './Toaster.tsx';

/** A connection that has not brought the code after so long is as good as none. Milliseconds. */
const SLOW_MS = 2000;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

export interface ToasterCode {
  Toaster: typeof ToasterComponent | null;
  /** It cannot be had: the words are shown without it, until there are none. */
  plain: boolean;
}

/**
 * The code that draws notifications. It is fetched while the page idles, since words of errors are needed most when
 * the network is gone; at the latest when the first notification comes.
 */
export function useToaster(wanted: boolean): ToasterCode {
  const [Toaster, setToaster] = useState<typeof ToasterComponent | null>(null);
  const [plain, setPlain] = useState(false);
  const loaded = useRef(false);

  useEffect(() => {
    /*
     * Not `import().then(…, …)`: the bundler takes such a chain whole into its own wrapper, and a style sheet that
     * cannot be fetched then rejects outside of it, past the second callback, so that nobody hears of the failure.
     */
    const load = async () => {
      const module = await import('./Toaster.tsx');
      loaded.current = true;
      setToaster(() => module.Toaster);
    };
    const giveUp = () => {
      if (!loaded.current) setPlain(true);
    };
    if (!wanted) {
      setPlain(false);
      if (!loaded.current && !savesData()) whenIdle(() => void load().catch(() => {}));
      return;
    }
    load().catch(giveUp);
    const timer = setTimeout(giveUp, SLOW_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  return { Toaster, plain };
}
