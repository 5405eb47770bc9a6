/** What only staff get, after the cart. */
export { AdditionalPanel } from './AdditionalPanel.tsx';
export { ClientPanel } from './ClientPanel.tsx';
