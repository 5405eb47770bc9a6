/** What the server draws with a cart, and the browser wakes up after its rows. */
export { ServicePicker } from '../services/index.ts';
export { PayMeans } from '../wallet/index.ts';
export { BuyerFields } from './BuyerFields.tsx';
