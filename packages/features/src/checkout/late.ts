/** What the server draws with a cart, and the browser wakes up after its rows; and what only a refused order needs. */
export { ServicePicker } from '../services/index.ts';
export { PayMeansPanel } from '../wallet/index.ts';
export { BuyerPart } from './buyer/BuyerPart.tsx';
export { OrderProof } from './OrderProof.tsx';
export { OrderTroubleNote } from './OrderTroubleNote.tsx';
