export { OverviewScreen } from './OverviewScreen.tsx';
