export { SectionPage } from './SectionPage.tsx';
export { SectionsPage } from './SectionsPage.tsx';
