export { HandoverPage } from './HandoverPage.tsx';
