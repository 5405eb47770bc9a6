export { PageScreen } from './PageScreen.tsx';
export { PagesScreen } from './PagesScreen.tsx';
