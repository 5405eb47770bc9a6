export { PhotoPlanScreen } from './PhotoPlanScreen.tsx';
export { PhotoReportsScreen } from './PhotoReportsScreen.tsx';
