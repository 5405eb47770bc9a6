export { CartOfTab } from './CartOfTab.tsx';
