export { drawn } from './drawn.ts';
export type { Drawing } from './drawn.ts';
export { boxOf, fabricFact, fact, makingFacts, metalFact, paintFact, sizeFacts, woodFact } from './facts.ts';
export type { Fact, Model, Said, Variant } from './Model.ts';
export { details, pairs, textOf } from './variants.ts';
export type { Sized } from './variants.ts';
