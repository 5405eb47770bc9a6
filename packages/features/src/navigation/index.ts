export { Below } from './Below.tsx';
export { Link } from './Link.tsx';
export { NavigationProvider, useNavigation } from './NavigationContext.tsx';
export type { Navigation } from './NavigationContext.tsx';
export { useNavigator } from './useNavigator.ts';
export { whenIdle } from './whenIdle.ts';
