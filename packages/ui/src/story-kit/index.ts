export { choice } from './choice.ts';
export { Armchair, Sofa } from './goods.tsx';
export { longest } from './longest.ts';
export { Matrix } from './Matrix.tsx';
export type { MatrixProps } from './Matrix.tsx';
export { pseudo, pseudoStates } from './states.ts';
export type { PseudoState } from './states.ts';
export { expectToFit, Zoomed } from './Zoomed.tsx';
