export { AppFrame } from './AppFrame.tsx';
