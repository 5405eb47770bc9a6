export { Price, priceAligns, priceSizes } from './Price.tsx';
export type { PriceProps } from './Price.tsx';
