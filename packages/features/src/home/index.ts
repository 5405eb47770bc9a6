export { HomePage } from './HomePage.tsx';
export { homeResources } from './resources.ts';
