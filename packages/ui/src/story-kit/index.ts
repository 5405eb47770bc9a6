export { choice } from './choice.ts';
export { Armchair, Sofa } from './goods.tsx';
export { longest } from './longest.ts';
export { Matrix } from './Matrix.tsx';
export { pseudo, pseudoStates } from './states.ts';
export { enlargeText } from './enlargeText.ts';
export { expectToFit, Zoomed } from './Zoomed.tsx';
export { zoomPage } from './zoomPage.ts';
