export { NewsScreen } from './NewsScreen.tsx';
