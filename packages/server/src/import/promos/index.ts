export { importPromos } from './importPromos.ts';
