export { createWorld } from './createWorld.ts';
export type { CartBackend, World } from './createWorld.ts';
export { calmSteps, wildSteps } from './steps.ts';
export type { WorldStep } from './steps.ts';
