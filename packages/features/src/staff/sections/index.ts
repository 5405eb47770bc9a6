export { SectionsScreen } from './SectionsScreen.tsx';
