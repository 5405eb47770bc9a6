export { CatalogErrorsScreen } from './CatalogErrorsScreen.tsx';
