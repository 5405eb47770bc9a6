export { ProductPage } from './ProductPage.tsx';
export { productResources } from './resources.ts';
export { warmProduct } from './warmProduct.ts';
