export { PromoPage } from './PromoPage.tsx';
