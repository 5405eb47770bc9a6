import { useState } from 'react';
import { readOwn, writeOwn } from '../../info/index.ts';

const PLACE = 'stores/map';

/** Whether the map stands above the list; the browser remembers it. */
export function useMapShown() {
  const [isShown, setShown] = useState(() => readOwn(PLACE) === true);
  return {
    isShown,
    toggle() {
      writeOwn(PLACE, !isShown);
      setShown(!isShown);
    },
  };
}
