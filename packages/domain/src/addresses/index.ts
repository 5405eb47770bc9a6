export type * from './entities.ts';
export { ADDRESSES_MAX, suggestAddresses } from './suggestAddresses.ts';
export { streetKinds } from './streetKinds.ts';
export type { StreetKind } from './streetKinds.ts';
export { tidyAddress } from './tidyAddress.ts';
