export { nearestFirst } from './nearestFirst.ts';
export { pickupAt, pickupStates } from './pickupAt.ts';
export type { Pickup, PickupState } from './pickupAt.ts';
export { PICKUP_PREPARING, pickupDate } from './pickupDate.ts';
export { planPickup } from './planPickup.ts';
export type { PickupOrder, PickupPlan } from './planPickup.ts';
export { takePieces } from './takePieces.ts';
export type { StorePieces, WantedPieces } from './takePieces.ts';
