export { RoomsScreen } from './RoomsScreen.tsx';
