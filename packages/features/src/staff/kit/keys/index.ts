export { keyNames } from './keyNames.ts';
export { Keys } from './Keys.tsx';
export { placeOf } from './placeOf.ts';
export { places, shortcuts } from './shortcuts.ts';
export type { Place, Shortcut } from './shortcuts.ts';
export { switchSingleKeys, useSingleKeys } from './singleKeys.ts';
export { useShortcut } from './useShortcut.ts';
