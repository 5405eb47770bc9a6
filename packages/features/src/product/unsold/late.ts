/** What stands in place of a product that there is none of here; fetched only there. */
export { ProductFailure } from './ProductFailure.tsx';
