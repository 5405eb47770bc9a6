export { CodesPage } from './CodesPage.tsx';
