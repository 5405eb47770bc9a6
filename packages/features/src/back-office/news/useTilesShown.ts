import { useState } from 'react';
import { readOwn, writeOwn } from '../../info/index.ts';

/** Whether they are wanted, in the browser's memory. */
const NAME = 'office-tiles';

/** Tiles lie over what one works with: they may be put away, and the count of what is open stays. */
export function useTilesShown(): [shown: boolean, show: (shown: boolean) => void] {
  const [shown, setShown] = useState(() => readOwn(NAME) !== false);
  const show = (wanted: boolean) => {
    setShown(wanted);
    writeOwn(NAME, wanted);
  };
  return [shown, show];
}
