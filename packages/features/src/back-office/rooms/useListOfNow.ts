import { useEffect, useState } from 'react';
import { useOffice } from '../OfficeContext.tsx';
import { useRoomsState } from './RoomsContext.tsx';

/** How often the list is read anew while it is in sight, ms. */
const EVERY_MS = 60_000;

/** Nobody tells that somebody came or went: the list is read anew when it is opened, and each minute while it is in sight. */
export function useListOfNow(): void {
  const { later } = useOffice();
  const { list, retry } = useRoomsState();
  const [known] = useState(list !== undefined);
  useEffect(() => {
    const wait = (): (() => void) =>
      later(() => {
        if (document.visibilityState === 'visible') retry();
        stop = wait();
      }, EVERY_MS);
    let stop = wait();
    // Without one it is being read already.
    if (known) retry();
    return () => stop();
  }, [later, retry, known]);
}
