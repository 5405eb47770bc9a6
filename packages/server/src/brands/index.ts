export { followName } from './followName.ts';
export { movedBrands } from './movedBrands.ts';
export { readBrands } from './readBrands.ts';
export { writeBrand } from './writeBrand.ts';
