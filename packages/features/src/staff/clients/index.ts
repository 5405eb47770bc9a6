export { ClientScreen } from './ClientScreen.tsx';
export { ClientsScreen } from './ClientsScreen.tsx';
