export { noAddresses } from './AddressSource.ts';
export type { AddressSource } from './AddressSource.ts';
export { createAddressesHandlers } from './createAddressesHandlers.ts';
export { streetSource } from './streetSource.ts';
