export { ListScreen } from './ListScreen.tsx';
export { ListsScreen } from './ListsScreen.tsx';
