export { focusHeading } from './focusHeading.ts';
export { behindFrame, catchUp } from './behindFrame.ts';
export { Below } from './Below.tsx';
export { isPlain, Link } from './Link.tsx';
export { NavigationProvider, useNavigation } from './NavigationContext.tsx';
export type { Navigation } from './NavigationContext.tsx';
export { useOnline } from './useOnline.ts';
export { useNavigator } from './useNavigator.ts';
