import { useRef, useState } from 'react';
import { parseThumbnails } from '../rules/parseThumbnails.ts';
import type { Thumbnail } from '../rules/parseThumbnails.ts';

const NONE: readonly Thumbnail[] = [];

/** The preview pictures that a WebVTT at `address` names, and what loads them: only those who seek need them. */
export function useThumbnails(address: string | undefined): [readonly Thumbnail[], () => void] {
  const [loaded, setLoaded] = useState({ address, list: NONE });
  const asked = useRef<string>(undefined);
  function load(): void {
    if (address === undefined || asked.current === address) return;
    asked.current = address;
    void fetch(address)
      .then(async (answer) => (answer.ok ? answer.text() : ''))
      .then((text) =>
        setLoaded({ address, list: parseThumbnails(text, new URL(address, location.href).href) }),
      )
      /* Without pictures the time alone is shown. */
      .catch(() => undefined);
  }
  return [loaded.address === address ? loaded.list : NONE, load];
}
