export { RefScreen } from './RefScreen.tsx';
export { RefsScreen } from './RefsScreen.tsx';
