export { sumProblem } from './sumProblem.ts';
