import { useOwnSwitch } from './useOwnSwitch.ts';

/** Whether they are wanted, in the browser's memory. */
const NAME = 'office-tiles';

/** Tiles lie over what one works with: they may be put away, and the count of what is open stays. */
export const useTilesShown = () => useOwnSwitch(NAME, true);
